import React, {type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** `<upload>`: a static picture, because there is no server that accepts a file. */
function Upload({attribute}: ObjectProps): ReactNode {
  return (
    <div className="preview-upload">
      <svg viewBox="0 0 24 24" className="preview-icon" aria-hidden="true">
        <path d="M12 16V4M7 9l5-5 5 5M4 16v4h16v-4" />
      </svg>
      <span>{attribute('label') ?? 'No file'}</span>
    </div>
  );
}

export default {
  Picture: Upload,
  sample: '<upload pos="x16y18" width="128" height="44" label="A file" />',
  attributes: sketches('label', 'name'),
} satisfies ObjectSpec;
