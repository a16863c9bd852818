import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'list',
  sample:
    '<project width="160" height="80"><list pos="x16y4" width="128" height="72" items="Hall,Kitchen" value="Hall" /></project>',
  attributes: [
    sketched('items'),
    sketched('value'),
    sketched('action', {kind: 'choice', of: ['command', 'datapoint']}),
    sketched('name'),
    sketched('address'),
  ],
} as const satisfies ObjectSpec;
