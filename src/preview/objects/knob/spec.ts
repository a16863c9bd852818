import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'knob',
  Picture,
  sample: '<project width="160" height="80"><knob pos="x48y8" width="64" value="60" /></project>',
  attributes: [
    sketchAttribute('value'),
    sketchAttribute('min'),
    sketchAttribute('max'),
    sketchAttribute('action', {kind: 'choice', of: ['command', 'datapoint']}),
    sketchAttribute('name'),
    sketchAttribute('address'),
  ],
} satisfies ObjectSpec;
