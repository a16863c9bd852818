import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'knob',
  sample: '<project width="160" height="80"><knob pos="x48y8" width="64" value="60" /></project>',
  attributes: [
    sketched('value'),
    sketched('min'),
    sketched('max'),
    sketched('action', {kind: 'choice', of: ['command', 'datapoint']}),
    sketched('name'),
    sketched('address'),
  ],
} as const satisfies ObjectSpec;
