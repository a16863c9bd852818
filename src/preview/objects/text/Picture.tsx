import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps} from '../../model/object';
import {hasBlocks, markup} from '../../parts/markup';

/** `<text>`: what code or a binding has put into it, with its HTML tags; a dash as long as it is empty. */
export default function Text({attribute}: ObjectProps): ReactNode {
  const text = attribute('text');
  const className = hasBlocks(text ?? '') ? 'preview-html' : 'preview-text';
  return (
    <div className={clsx(className, text === undefined && 'preview-text--empty')}>
      {markup(text ?? '–')}
    </div>
  );
}
