import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {ownValue} from '../model/ownValue';

/** Outlines in a square of 100, which stretches to the size of the object. */
const outlines: Readonly<Record<string, string>> = {
  ellipse: 'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0z',
  triangle: 'M50 0L100 100H0z',
  diamond: 'M50 0L100 50L50 100L0 50z',
};
const rectangle = 'M0 0H100V100H0z';

/** `<shape>`: a geometric shape, such as a tank or a room of a plan. */
function Shape({attribute}: ObjectProps): ReactNode {
  const type = attribute('type') ?? '';
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="preview-shape"
      aria-hidden="true">
      <path d={ownValue(outlines, type) ?? rectangle} />
    </svg>
  );
}

export default {
  Picture: Shape,
  sample:
    '<shape pos="x16y16" width="56" height="48" /><shape pos="x88y16" width="56" height="48" type="ellipse" />',
} satisfies ObjectSpec;
