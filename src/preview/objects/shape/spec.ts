import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'shape',
  sample:
    '<project width="160" height="80"><shape pos="x16y16" width="56" height="48" /><shape pos="x88y16" width="56" height="48" type="ellipse" /></project>',
  attributes: [
    sketched('type', {kind: 'choice', of: ['rectangle', 'ellipse', 'triangle', 'diamond']}),
  ],
} as const satisfies ObjectSpec;
