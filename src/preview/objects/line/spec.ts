import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'line',
  Picture,
  sample:
    '<project width="160" height="80"><line pos="x24y12" width="112" height="56" direction="up" /></project>',
  attributes: [sketchAttribute('direction', {kind: 'choice', of: ['down', 'up']})],
} satisfies ObjectSpec;
