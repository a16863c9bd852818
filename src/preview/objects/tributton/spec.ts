import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'tributton',
  Picture,
  sample:
    '<project width="160" height="80"><tributton pos="x1y20" width="156" height="40" labels="Up;Stop;Down" /></project>',
  attributes: [
    sketchAttribute('labels', {kind: 'text', what: 'three texts separated by `;`'}),
    sketchAttribute('parameters', {kind: 'text', what: 'three values separated by `;`'}),
    sketchAttribute('action', {kind: 'choice', of: ['command', 'datapoint']}),
    sketchAttribute('name'),
    sketchAttribute('address'),
  ],
} satisfies ObjectSpec;
