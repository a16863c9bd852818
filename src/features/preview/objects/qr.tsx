import React, {type ReactNode} from 'react';
import {sketch} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** Cells of a side, as in the smallest QR code. */
const side = 21;
/** Top left corners of the three finder patterns. */
const finders = [
  [0, 0],
  [side - 7, 0],
  [0, side - 7],
] as const;

function isBesideFinder(x: number, y: number): boolean {
  return finders.some(([left, top]) => Math.abs(x - left - 3) < 5 && Math.abs(y - top - 3) < 5);
}

/** Cells that depend on the text, but do not encode it. */
function cellsOf(text: string): string {
  // The FNV hash of the text, then a shift register: the same text has the same cells.
  let seed = 2_166_136_261;
  for (const character of text) {
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  const path: string[] = [];
  for (let cell = 0; cell < side * side; cell += 1) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    const [x, y] = [cell % side, Math.floor(cell / side)];
    if ((seed & 1) === 1 && !isBesideFinder(x, y)) {
      path.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  return path.join('');
}

/** `<qr>`: a pattern that looks like a QR code, and says that it does not scan. */
function QrCode({attribute, label}: ObjectProps): ReactNode {
  const text = attribute('text') ?? label;
  return (
    <div className="preview-emblem preview-qr">
      <svg
        viewBox={`-1 -1 ${side + 2} ${side + 2}`}
        role="img"
        aria-label={`A drawing in place of the QR code for ${text}`}>
        <path d={cellsOf(text)} />
        {finders.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            fillRule="evenodd"
            d={`M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`}
          />
        ))}
      </svg>
      <span>does not scan</span>
    </div>
  );
}

export default {
  Picture: QrCode,
  sample: '<qr pos="x24y1" width="112" height="76" text="Hello" />',
  attributes: [sketch('text')],
} satisfies ObjectSpec;
