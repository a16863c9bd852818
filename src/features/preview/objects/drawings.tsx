import React, {type ReactNode} from 'react';
import type {ObjectPicture, ObjectProps} from '../model/object';

/** A drawing in a rectangle of 128 by 64. */
interface DrawingParts {
  readonly outline: string;
  readonly accent?: string;
  readonly words?: readonly (readonly [x: number, y: number, text: string])[];
}

/** Static picture of an object that a preview does not simulate. */
function Drawing({
  label,
  outline,
  accent,
  words = [],
}: DrawingParts & {readonly label: string}): ReactNode {
  return (
    <svg className="preview-drawing" viewBox="0 0 128 64" role="img" aria-label={label}>
      <path d={outline} />
      <path d={accent} className="preview-drawing-accent" />
      {words.map(([x, y, text]) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A drawing instead of the picture of a camera, with its name and mode. */
export function Camera({attribute, label}: ObjectProps): ReactNode {
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

const lines = 'M4 4h120v56H4zM4 32h120';
const options = 'M44 22a8 8 0 1 1-16 0a8 8 0 1 1 16 0M44 44a8 8 0 1 1-16 0a8 8 0 1 1 16 0';
const selected = 'M40 44a4 4 0 1 1-8 0a4 4 0 1 1 8 0';

const drawings: Readonly<Record<string, DrawingParts>> = {
  clock: {outline: 'M24 12h80v40H24z', words: [[64, 37, '10:30']]},
  divider: {outline: 'M0 32h128'},
  html: {
    outline: 'M4 4h120v56H4zM16 42h96M16 50h64',
    words: [[64, 27, '<b>Text</b>']],
  },
  knob: {
    outline: 'M92 32a28 28 0 1 1-56 0a28 28 0 1 1 56 0',
    accent: 'M84 22l-9 5',
    words: [[64, 38, '60']],
  },
  line: {outline: 'M4 60L124 4'},
  list: {
    outline: lines,
    accent: 'M4 4v28',
    words: [
      [64, 23, 'Hall'],
      [64, 51, 'Kitchen'],
    ],
  },
  login: {
    outline: 'M12 2h104v60H12zM20 6h88v16H20zM20 26h88v16H20z',
    words: [
      [64, 19, 'User'],
      [64, 39, '••••'],
      [64, 57, 'OK'],
    ],
  },
  markdown: {outline: 'M24 34h2M36 34h68M24 50h2M36 50h48', words: [[64, 19, 'Title']]},
  nav: {
    outline: 'M0 16h128v32H0zM43 16v32M85 16v32',
    accent: 'M0 47h43',
    words: [
      [21, 37, 'A'],
      [64, 37, 'B'],
      [107, 37, 'C'],
    ],
  },
  progress: {outline: 'M4 26h84v12H4z', accent: 'M7 32h48', words: [[108, 37, '60%']]},
  qr: {
    outline:
      'M40 8h14v14H40zM74 8h14v14H74zM40 42h14v14H40zM62 8v14M40 32h22M68 30v14h6M80 30v8h8M62 52h10M80 46v10h8',
  },
  radiobutton: {
    outline: options,
    accent: selected,
    words: [
      [68, 27, 'One'],
      [68, 49, 'Two'],
    ],
  },
  radiogroup: {
    outline: `M4 4h120v56H4z${options}`,
    accent: selected,
    words: [
      [68, 27, 'One'],
      [68, 49, 'Two'],
    ],
  },
  stepper: {
    outline: 'M0 12h128v40H0zM40 12v40M88 12v40',
    words: [
      [20, 37, '−'],
      [64, 37, '21'],
      [108, 37, '+'],
    ],
  },
  steps: {
    outline:
      'M32 32a14 14 0 1 1-28 0a14 14 0 1 1 28 0M32 32h18M78 32h18M124 32a14 14 0 1 1-28 0a14 14 0 1 1 28 0',
    accent: 'M78 32a14 14 0 1 1-28 0a14 14 0 1 1 28 0',
    words: [
      [18, 37, '✓'],
      [64, 37, '2'],
      [110, 37, '3'],
    ],
  },
  tags: {
    outline: 'M4 20h54v24H4zM66 20h58v24H66z',
    words: [
      [31, 37, 'Hall ×'],
      [95, 37, 'Bath ×'],
    ],
  },
  upload: {
    outline: 'M4 10h120v44H4z',
    accent: 'M28 38V24M22 29l6-6 6 6M18 36v6h20v-6',
    words: [[82, 37, 'A file']],
  },
  userlist: {
    outline: lines,
    words: [
      [64, 23, 'Dinner'],
      [64, 51, 'Away'],
    ],
  },
  video: {outline: 'M4 2h120v60H4zM4 46h120M14 54h100', accent: 'M56 14l18 10-18 10z'},
};

/** Pictures of the objects of which only the name is public: drawings that do not react. */
export const drawn: Readonly<Record<string, {readonly Picture: ObjectPicture}>> =
  Object.fromEntries(
    Object.entries(drawings).map(([element, parts]) => [
      element,
      {Picture: ({label}: ObjectProps) => <Drawing label={label} {...parts} />},
    ]),
  );
