import {sketchAttribute} from '../../model/commonAttributes';
import type {ObjectSpec} from '../../model/object';
import Picture from './Picture';

export default {
  element: 'slider',
  Picture,
  sample:
    '<project width="160" height="80"><slider id="a" pos="x16y24" width="128" height="32" /></project>',
  attributes: [
    sketchAttribute('action', {kind: 'choice', of: ['command', 'datapoint']}),
    sketchAttribute('name'),
    sketchAttribute('address'),
  ],
} satisfies ObjectSpec;
