import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'qr',
  sample:
    '<project width="160" height="80"><qr pos="x32y2" width="96" height="76" text="Hello" /></project>',
  attributes: [sketched('text')],
} as const satisfies ObjectSpec;
