import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {ownValue} from '../model/ownValue';

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

/** `<panel>`: a coloured background, which screen readers ignore. */
function Panel({attribute}: ObjectProps): ReactNode {
  const tone = ownValue(tones, attribute('color') ?? '');
  return <div className={clsx('preview-panel', tone && `preview-panel--${tone}`)} />;
}

export default {
  Picture: Panel,
  sample:
    '<panel pos="x16y12" width="76" height="56" color="b" /><panel pos="x60y24" width="84" height="32" color="y" />',
} satisfies ObjectSpec;
