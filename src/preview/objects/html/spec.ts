import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'html',
  Picture,
  sample:
    '<project width="160" height="80"><html pos="x16y8" width="128" height="64" content="&lt;b&gt;Bold&lt;/b&gt; and &lt;i&gt;slanted&lt;/i&gt;&lt;hr&gt;" /></project>',
  attributes: [sketchAttribute('content')],
} satisfies ObjectSpec;
