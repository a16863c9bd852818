import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'radiobutton',
  sample:
    '<project width="160" height="80"><radiobutton id="a" pos="x24y10" label="One" option="1" value="1" /><radiobutton id="a" pos="x24y44" label="Two" option="2" value="1" /></project>',
  attributes: [sketched('label'), sketched('option'), sketched('value'), sketched('name')],
} as const satisfies ObjectSpec;
