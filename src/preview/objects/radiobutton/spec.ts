import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'radiobutton',
  Picture,
  sample:
    '<project width="160" height="80"><radiobutton id="a" pos="x24y10" label="One" option="1" value="1" /><radiobutton id="a" pos="x24y44" label="Two" option="2" value="1" /></project>',
  attributes: [
    sketchAttribute('label'),
    sketchAttribute('option'),
    sketchAttribute('value'),
    sketchAttribute('name'),
  ],
} satisfies ObjectSpec;
