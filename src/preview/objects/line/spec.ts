import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'line',
  sample:
    '<project width="160" height="80"><line pos="x24y12" width="112" height="56" direction="up" /></project>',
  attributes: [sketched('direction', {kind: 'choice', of: ['down', 'up']})],
} as const satisfies ObjectSpec;
