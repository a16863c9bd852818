import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'markdown',
  sample:
    '<project width="160" height="80"><markdown pos="x16y2" width="128" height="76" content="# Title&#10;- **One**&#10;- Two" /></project>',
  attributes: [sketched('content'), sketched('visible', {kind: 'boolean'})],
} as const satisfies ObjectSpec;
