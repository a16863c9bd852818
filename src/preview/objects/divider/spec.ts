import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'divider',
  sample:
    '<project width="160" height="80"><divider pos="x16y38" width="128" height="4" /></project>',
  attributes: [sketched('label')],
} as const satisfies ObjectSpec;
