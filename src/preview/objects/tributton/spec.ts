import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'tributton',
  sample:
    '<project width="160" height="80"><tributton pos="x8y20" width="144" height="40" labels="Up;Stop;Down" /></project>',
  attributes: [
    sketched('labels', {kind: 'text', what: 'three texts with `;` between them'}),
    sketched('parameters', {kind: 'text', what: 'three values with `;` between them'}),
    sketched('action', {kind: 'choice', of: ['command', 'datapoint']}),
    sketched('name'),
    sketched('address'),
  ],
} as const satisfies ObjectSpec;
