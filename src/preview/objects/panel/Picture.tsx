import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps} from '../../model/object';
import {ownValue} from '../../model/ownValue';

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
  const tone = ownValue(tones, attribute('color') ?? '');
  return <div className={clsx('preview-panel', tone && `preview-panel--${tone}`)} />;
}
