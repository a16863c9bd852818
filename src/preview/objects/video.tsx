import React, {useEffect, useState, type ReactNode} from 'react';
import {sketch} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** Seconds that the film of the sketch lasts. */
const length = 20;

/** `<video>`: a film that is not there, with its name, a button that plays it and a bar to seek in it. */
function Video({attribute, label}: ObjectProps): ReactNode {
  const [isPlaying, setIsPlaying] = useState(false);
  const [second, setSecond] = useState(0);
  useEffect(() => {
    if (!isPlaying) {
      return undefined;
    }
    const clock = setInterval(() => setSecond((now) => (now + 1) % (length + 1)), 1000);
    return () => clearInterval(clock);
  }, [isPlaying]);
  return (
    <div className="preview-video" role="group" aria-label={label}>
      <p>{attribute('file') ?? 'No film'}</p>
      <div>
        <button
          type="button"
          className="preview-tool"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={() => setIsPlaying(!isPlaying)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isPlaying ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M7 5l12 7l-12 7z'} />
          </svg>
        </button>
        <input
          type="range"
          min={0}
          max={length}
          value={second}
          aria-label="Position in seconds"
          onChange={({target}) => setSecond(Number(target.value))}
        />
      </div>
    </div>
  );
}

export default {
  Picture: Video,
  sample:
    '<project width="160" height="80"><video pos="x8y4" width="144" height="72" file="film.mp4" /></project>',
  attributes: [sketch('file')],
} satisfies ObjectSpec;
