import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../model/object';
import Drawing from './Drawing';

/** A drawing instead of the picture of a camera, with its name and mode. */
export default function Camera({attribute, label}: ObjectProps): ReactNode {
  const name = attribute('camera') ?? attribute('address');
  const mode = attribute('play') === undefined ? 'live' : 'recorded';
  const text = [name, mode].filter(Boolean).join(' · ');
  return (
    <Drawing
      label={`Camera ${name ?? label}, ${mode}`}
      outline="M1 1h126v62H1zM42 14h32v22H42z"
      accent="M74 22l12-6v18l-12-6"
      words={[[64, 56, text]]}
    />
  );
}
