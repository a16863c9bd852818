import React, {type ReactNode} from 'react';
import {sketch} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {markup} from '../parts/markup';

/** `<html>`: its markup with the available tags; a dash if it is empty. */
function Html({attribute}: ObjectProps): ReactNode {
  return <div className="preview-html">{markup(attribute('content') ?? '–')}</div>;
}

export default {
  Picture: Html,
  sample:
    '<html pos="x16y8" width="128" height="64" content="&lt;b&gt;Bold&lt;/b&gt; and &lt;i&gt;slanted&lt;/i&gt;&lt;hr&gt;" />',
  attributes: [sketch('content')],
} satisfies ObjectSpec;
