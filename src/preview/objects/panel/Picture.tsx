import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps} from '../../parts/types';

/** Colours of the skin `blue`, by their letters and their names. */
const tones: Readonly<Record<string, string>> = {
  b: 'blue',
  blue: 'blue',
  g: 'green',
  green: 'green',
  r: 'red',
  red: 'red',
  y: 'yellow',
  yellow: 'yellow',
  glass: 'glass',
};

/** `<panel>`: a coloured background; it is there for the eye alone. */
export default function Panel({attribute}: ObjectProps): ReactNode {
  const color = attribute('color') ?? '';
  const tone = Object.hasOwn(tones, color) ? tones[color] : undefined;
  return <div className={clsx('preview-panel', tone && `preview-panel--${tone}`)} />;
}
