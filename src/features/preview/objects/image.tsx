import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {ownValue} from '../model/ownValue';

/** Drawings of some files, as paths in a square of 64. */
const drawings: Readonly<Record<string, string>> = {
  'pipe.svg': 'M0 26h64M0 38h64',
  'valve.svg': 'M60 32a28 28 0 1 1-56 0a28 28 0 1 1 56 0M10 26h44v12h-44z',
  'warning.svg': 'M32 6L60 58H4zM32 24v18M32 48v4',
  'plan.svg': 'M4 4h56v56H4zM4 34h14M28 34h32M36 4v12M36 26v34',
};
/** Hills and a sun, for a file without a drawing. */
const unknown = 'M4 8h56v48H4zM4 50l18-22l14 16l8-8l16 16M50 20a4 4 0 1 1-8 0a4 4 0 1 1 8 0';

/** `<image>`: the drawing of a file, or else a placeholder with its name. */
function Image({attribute, label}: ObjectProps): ReactNode {
  const file = attribute('file') ?? '';
  const drawing = ownValue(drawings, file);
  // A pipe and a plan fill the object; a symbol keeps its proportions.
  const stretches = file === 'pipe.svg' || file === 'plan.svg';
  return (
    <div className="preview-emblem preview-image">
      <svg
        viewBox="0 0 64 64"
        role="img"
        aria-label={label}
        preserveAspectRatio={stretches ? 'none' : 'xMidYMid'}>
        <path d={drawing ?? unknown} vectorEffect="non-scaling-stroke" />
      </svg>
      {drawing === undefined && file !== '' ? <span>{file}</span> : null}
    </div>
  );
}

export default {
  Picture: Image,
  sample: '<image pos="x8y8" width="144" height="64" file="plan.svg" />',
} satisfies ObjectSpec;
