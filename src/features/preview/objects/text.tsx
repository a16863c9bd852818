import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {hasBlocks, markup} from '../parts/markup';

/** `<text>`: its text with HTML tags; a dash if it is empty. */
function Text({attribute}: ObjectProps): ReactNode {
  const text = attribute('text');
  const className = hasBlocks(text ?? '') ? 'preview-html' : 'preview-text';
  return (
    <div className={clsx(className, text === undefined && 'preview-text--empty')}>
      {markup(text ?? '–')}
    </div>
  );
}

export default {
  Picture: Text,
  sample: '<text pos="x40y28" width="80" height="24" />',
} satisfies ObjectSpec;
