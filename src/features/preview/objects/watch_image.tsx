import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** Drawings of some pictures, in a square of 24 units. */
const drawings: readonly (readonly [name: string, path: string])[] = [
  ['lock', 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2'],
  ['lock-open', 'M6 11h12v9H6zM8.5 11V5.5a3.5 3.5 0 0 1 7 0V7M12 14.5v2'],
];
const landscape = 'M3 5h18v14H3zM3 17l6-6 4 4 3-3 5 5';

/** `<watch_image>`: the drawing of a picture, or else a placeholder with its name. */
function WatchImage({attribute, label}: ObjectProps): ReactNode {
  const name = attribute('image');
  const drawing = drawings.find(([key]) => key === name)?.[1];
  return (
    <span className="preview-watch-image" role="img" aria-label={name ?? label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawing ?? landscape} />
      </svg>
      {drawing === undefined ? <span>{name}</span> : null}
    </span>
  );
}

export default {
  Picture: WatchImage,
  sample: '<watch_image image="lock" height="52" />',
} satisfies ObjectSpec;
