import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'steps',
  sample:
    '<project width="160" height="80"><steps pos="x8y16" width="144" height="48" steps="A,B,C" value="2" /></project>',
  attributes: [
    sketched('steps', {kind: 'text', what: 'names with commas between them'}),
    sketched('value'),
  ],
} as const satisfies ObjectSpec;
