import React, {useEffect, useState, type ReactNode} from 'react';
import {editor, string} from '../model/attributeBuilders';
import {comment, id} from '../model/commonAttributes';
import type {ObjectProps, ObjectSpec} from '../model/object';
import * as watch from '../model/watchAttributes';

/** Recorded motions of the sketch, and steps of the timeline in each. */
const motions = 2;
const steps = 40;
const maxSeconds = 3600;

/** Seconds between two pictures; `undefined` if they are out of range. */
function secondsOf(refresh: string | undefined): number | undefined {
  const seconds = Number(refresh ?? 0);
  return seconds >= 1 && seconds <= maxSeconds ? seconds : undefined;
}

/** `<watch_camera>`: a series of pictures; a tap opens recorded motions, a slider simulates the crown. */
function WatchCamera({attribute}: ObjectProps): ReactNode {
  const [picture, setPicture] = useState(1);
  const [isPlaying, setIsPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const seconds = secondsOf(attribute('refresh'));
  useEffect(() => {
    const timer =
      seconds === undefined
        ? undefined
        : window.setInterval(() => setPicture((number) => number + 1), seconds * 1000);
    return () => window.clearInterval(timer);
  }, [seconds]);

  const name = attribute('address') ?? 'Camera';
  const motion = Math.floor(time / steps);
  const caption = isPlaying ? `motion ${motion + 1} of ${motions}` : `picture ${picture}`;
  // A person walks from left to right in the first motion, and back in the second.
  const way = (time % steps) / (steps - 1);
  const place = isPlaying ? (motion % 2 === 0 ? way : 1 - way) * 76 : (picture * 17) % 76;
  return (
    <div className="preview-watch-camera">
      <button type="button" aria-expanded={isPlaying} onClick={() => setIsPlaying(!isPlaying)}>
        <svg viewBox="0 0 96 44" aria-hidden="true">
          <path d="M0 36h96M16 36V14h18v22M62 36V14h18v22M16 20h18M62 20h18" />
          <circle cx={10 + place} cy="19" r="4" />
          <path d={`M${10 + place} 23v10`} className="preview-watch-person" />
        </svg>
        <span>
          {name}
          <span aria-hidden="true">{`, ${caption}`}</span>
        </span>
      </button>
      {isPlaying ? (
        <input
          type="range"
          min={0}
          max={motions * steps - 1}
          value={time}
          aria-label="Crown: timeline of the motions"
          aria-valuetext={caption}
          onChange={({target}) => setTime(Number(target.value))}
        />
      ) : null}
    </div>
  );
}

export default {
  Picture: WatchCamera,
  sample: '<watch_camera address="gate" height="52" />',
  attributes: [
    id('name of the camera in code'),
    editor('Address', string(), 'camera to show', {sketch: 'address'}),
    editor('Refresh', string('seconds'), 'refresh interval of the picture', {sketch: 'refresh'}),
    watch.visible('picture'),
    comment,
  ],
} satisfies ObjectSpec;
