import type {ObjectSpec} from '../attributes';
import {sketched} from '../shared';

export default {
  element: 'progress',
  sample:
    '<project width="160" height="80"><progress pos="x16y28" width="128" height="24" value="60" /></project>',
  attributes: [sketched('value'), sketched('max')],
} as const satisfies ObjectSpec;
