import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'radiogroup',
  holdsObjects: true,
  fieldValue: '',
  sample:
    '<project width="160" height="80"><radiogroup pos="x24y4" width="112" height="72" value="2"><radiobutton label="One" option="1" /><radiobutton label="Two" option="2" /></radiogroup></project>',
  attributes: [
    sketched('value'),
    sketched('name'),
    sketched('layout', {kind: 'choice', of: ['column', 'row']}),
  ],
} as const satisfies ObjectSpec;
