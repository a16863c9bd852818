import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** `<watch_label>`: a text of one or more rows. */
function WatchLabel({attribute}: ObjectProps): ReactNode {
  return <p className="preview-watch-label">{attribute('text') ?? ''}</p>;
}

export default {
  Picture: WatchLabel,
  sample: '<watch_label text="All dark" />',
} satisfies ObjectSpec;
