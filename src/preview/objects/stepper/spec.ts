import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'stepper',
  sample:
    '<project width="160" height="80"><stepper pos="x16y20" width="128" height="40" value="21" /></project>',
  attributes: [
    sketched('value'),
    sketched('min'),
    sketched('max'),
    sketched('step'),
    sketched('action', {kind: 'choice', of: ['command', 'datapoint']}),
    sketched('name'),
    sketched('address'),
  ],
} as const satisfies ObjectSpec;
