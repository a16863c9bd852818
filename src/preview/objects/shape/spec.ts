import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'shape',
  Picture,
  sample:
    '<project width="160" height="80"><shape pos="x16y16" width="56" height="48" /><shape pos="x88y16" width="56" height="48" type="ellipse" /></project>',
  attributes: [
    sketchAttribute('type', {kind: 'choice', of: ['rectangle', 'ellipse', 'triangle', 'diamond']}),
  ],
} satisfies ObjectSpec;
