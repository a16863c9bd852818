import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'list',
  Picture,
  sample:
    '<project width="160" height="80"><list pos="x16y4" width="128" height="72" items="Hall,Kitchen" value="Hall" /></project>',
  attributes: [
    sketchAttribute('items'),
    sketchAttribute('value'),
    sketchAttribute('action', {kind: 'choice', of: ['command', 'datapoint']}),
    sketchAttribute('name'),
    sketchAttribute('address'),
  ],
} satisfies ObjectSpec;
