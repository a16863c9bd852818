import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'qr',
  Picture,
  sample:
    '<project width="160" height="80"><qr pos="x24y1" width="112" height="76" text="Hello" /></project>',
  attributes: [sketchAttribute('text')],
} satisfies ObjectSpec;
