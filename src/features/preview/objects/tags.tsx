import React, {type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import {limits} from '../model/limits';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** `<tags>`: a set of words, as a static picture, because no source shows how users edit it. */
function Tags({attribute, label}: ObjectProps): ReactNode {
  const words = (attribute('value') ?? '').split(',').map((word) => word.trim());
  return (
    <div className="preview-tags" role="group" aria-label={label}>
      {[...new Set(words)]
        .filter(Boolean)
        .slice(0, limits.objects.tags.words)
        .map((word) => (
          <span key={word}>
            {word}
            <i aria-hidden="true">×</i>
          </span>
        ))}
      <small aria-hidden="true">Add</small>
    </div>
  );
}

export default {
  Picture: Tags,
  sample:
    '<project width="160" height="112"><tags pos="x12y8" width="136" height="94" label="Rooms" value="Hall,Bath" /></project>',
  attributes: sketches('label', 'name', 'value'),
} satisfies ObjectSpec;
