import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'html',
  sample:
    '<project width="160" height="80"><html pos="x16y8" width="128" height="64" content="&lt;b&gt;Bold&lt;/b&gt; and &lt;i&gt;slanted&lt;/i&gt;&lt;hr&gt;" /></project>',
  attributes: [sketched('content')],
} as const satisfies ObjectSpec;
