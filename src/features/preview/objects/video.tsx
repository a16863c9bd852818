import React, {type ReactNode} from 'react';
import {sketch} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** `<video>`: the name of a film above the controls of a player, as a static picture. */
function Video({attribute, label}: ObjectProps): ReactNode {
  return (
    <div className="preview-video" role="group" aria-label={label}>
      <p>{attribute('file') ?? 'No film'}</p>
      <div inert>
        <button type="button" className="preview-tool">
          <svg viewBox="0 0 24 24">
            <path d="M7 5l12 7l-12 7z" />
          </svg>
        </button>
        <input type="range" defaultValue={0} />
      </div>
    </div>
  );
}

export default {
  Picture: Video,
  sample: '<video pos="x8y4" width="144" height="72" file="film.mp4" />',
  attributes: [sketch('file')],
} satisfies ObjectSpec;
