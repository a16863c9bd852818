import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'video',
  sample: '<project width="160" height="80"><video pos="x8y4" width="144" height="72" /></project>',
  attributes: [sketched('file')],
} as const satisfies ObjectSpec;
