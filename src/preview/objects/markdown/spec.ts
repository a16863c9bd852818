import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'markdown',
  Picture,
  sample:
    '<project width="160" height="88"><markdown pos="x16y2" width="128" height="82" content="# Title&#10;- **One**&#10;- Two" /></project>',
  attributes: [sketchAttribute('content'), sketchAttribute('visible', {kind: 'boolean'})],
} satisfies ObjectSpec;
