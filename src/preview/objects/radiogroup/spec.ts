import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'radiogroup',
  Picture,
  holdsObjects: true,
  initialValue: '',
  sample:
    '<project width="160" height="80"><radiogroup pos="x24y4" width="112" height="72" value="2"><radiobutton label="One" option="1" /><radiobutton label="Two" option="2" /></radiogroup></project>',
  attributes: [
    sketchAttribute('value'),
    sketchAttribute('name'),
    sketchAttribute('layout', {kind: 'choice', of: ['column', 'row']}),
  ],
} satisfies ObjectSpec;
