/** Wraps a text at word boundaries into lines of at most `limit` characters. */
export function wrap(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= limit) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Width of a drawing in its units; on a phone, a unit is a pixel. */
export const drawingWidth = 360;

/** Mean character width in units, for both text sizes. */
export const charWidth = {label: 7.7, note: 6.4} as const;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Points of a line between the edges of two boxes: straight if the boxes overlap
 * horizontally or vertically, otherwise down, across and down.
 */
export function route(from: Box, to: Box): Point[] {
  const centre = (box: Box) => ({x: box.x + box.width / 2, y: box.y + box.height / 2});
  const a = centre(from);
  const b = centre(to);
  const sameRow = from.y < to.y + to.height && to.y < from.y + from.height;
  if (sameRow) {
    const forward = a.x < b.x;
    const y = (Math.max(from.y, to.y) + Math.min(from.y + from.height, to.y + to.height)) / 2;
    return [
      {x: forward ? from.x + from.width : from.x, y},
      {x: forward ? to.x : to.x + to.width, y},
    ];
  }
  const down = a.y < b.y;
  const start = {x: a.x, y: down ? from.y + from.height : from.y};
  const end = {x: b.x, y: down ? to.y : to.y + to.height};
  const left = Math.max(from.x, to.x);
  const right = Math.min(from.x + from.width, to.x + to.width);
  if (right - left >= 16) {
    // From the centre of the narrower box, so that several lines to a wide box do not coincide.
    const x = from.width <= to.width ? a.x : b.x;
    const shared = x >= left && x <= right ? x : (left + right) / 2;
    return [
      {x: shared, y: start.y},
      {x: shared, y: end.y},
    ];
  }
  const bend = (start.y + end.y) / 2;
  return [start, {x: start.x, y: bend}, {x: end.x, y: bend}, end];
}

/** Points of the arrowhead at the end of a line, for a polygon. */
export function arrowHead(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) {
    return '';
  }
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const dx = (end.x - before.x) / length;
  const dy = (end.y - before.y) / length;
  const base = {x: end.x - dx * 7, y: end.y - dy * 7};
  return `${end.x},${end.y} ${base.x - dy * 4},${base.y + dx * 4} ${base.x + dy * 4},${base.y - dx * 4}`;
}
