import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps} from '../../model/object';

/** `<text>`: what code or a binding has put into it; a dash as long as it is empty. */
export default function Text({attribute}: ObjectProps): ReactNode {
  const text = attribute('text');
  return (
    <div className={clsx('preview-text', text === undefined && 'preview-text--empty')}>
      {text ?? '–'}
    </div>
  );
}
