import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'stepper',
  Picture,
  sample:
    '<project width="160" height="80"><stepper pos="x16y20" width="128" height="40" value="21" /></project>',
  attributes: [
    sketchAttribute('value'),
    sketchAttribute('min'),
    sketchAttribute('max'),
    sketchAttribute('step'),
    sketchAttribute('action', {kind: 'choice', of: ['command', 'datapoint']}),
    sketchAttribute('name'),
    sketchAttribute('address'),
  ],
} satisfies ObjectSpec;
