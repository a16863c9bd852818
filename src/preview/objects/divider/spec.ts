import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'divider',
  Picture,
  sample:
    '<project width="160" height="80"><divider pos="x16y38" width="128" height="4" /></project>',
  attributes: [sketchAttribute('label')],
} satisfies ObjectSpec;
