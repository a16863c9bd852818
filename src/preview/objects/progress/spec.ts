import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'progress',
  sample:
    '<project width="160" height="80"><progress pos="x16y28" width="128" height="24" value="60" /></project>',
  attributes: [sketched('value'), sketched('max')],
} as const satisfies ObjectSpec;
