import {crc32, deflateSync} from 'node:zlib';

/** Colours that differ in these bits alone are drawn as one: it shows at edges only. */
const ignored = 0x3f3f3f;

const mostColours = 16;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** `#0b6470` as pixels have it: red in the lowest byte. */
function pixelOf(colour: string): number {
  return Buffer.from(`${colour.slice(1)}ff`, 'hex').readUInt32LE();
}

/**
 * An opaque picture of few colours as PNG with a palette of 16, a third of the
 * size of one with full colours.
 *
 * @param pixels red, green, blue and alpha of each pixel, row by row
 * @param width a multiple of 2
 * @param flat colours of areas, as `#0b6470`: they stay as they are, and like ones become them
 * @throws Error when it has more colours than a palette
 */
export function palettePng(
  pixels: Buffer,
  {width, height}: {readonly width: number; readonly height: number},
  flat: readonly string[],
): Buffer {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const indices = new Map<number, number>();
  const palette: number[] = [];
  const indexOf = (colour: number): number => {
    const like = colour & ~ignored;
    const known = indices.get(like);
    if (known !== undefined) {
      return known;
    }
    indices.set(like, palette.length);
    return palette.push(colour) - 1;
  };
  flat.forEach((colour) => indexOf(pixelOf(colour)));
  // A byte before each row names its filter: none. Then two pixels a byte.
  const rows = Buffer.alloc(height * (width / 2 + 1));
  let last = -1;
  let index = 0;
  for (let y = 0, from = 0, to = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1) {
      const colour = colours[from++] ?? 0;
      // Most pixels are like the one before.
      if (colour !== last) {
        last = colour;
        index = indexOf(colour);
      }
      if (x % 2 === 0) {
        rows[to] = index << 4;
      } else {
        rows[to] = (rows[to] ?? 0) | index;
        to += 1;
      }
    }
  }
  if (palette.length > mostColours) {
    throw new Error(`A picture with ${palette.length} colours has too many for its palette.`);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits a pixel, colours from a palette.
  header.set([4, 3, 0, 0, 0], 8);
  const table = Buffer.from(
    palette.flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, {level: 6})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
