import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';

/** `<watch_label>`: a text on as many rows as it needs. */
export default function WatchLabel({attribute}: ObjectProps): ReactNode {
  return <p className="preview-watch-label">{attribute('text') ?? ''}</p>;
}
