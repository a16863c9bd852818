import {escapeHtml} from '../../lib/html';
import {cardSize} from '../../site/cards';

export interface Card {
  readonly title: string;
  /** Kind of page, below the title. */
  readonly section: string;
  /** Version of the manual; undefined on the card of the site. */
  readonly version?: string | undefined;
}

const {width, height} = cardSize;
/** Height of the part that is the same on all cards of a version. */
const headHeight = 160;
const margin = 88;

/** Light mode colours of `src/css/custom.css` and the logo. */
export const colours = {
  paper: '#f7faf9',
  title: '#0e1b21',
  quiet: '#4c5d65',
  primary: '#0b6470',
  accent: '#ffb56b',
} as const;

/** Title sizes, largest first, with their maximum number of lines. */
const titleSizes = [
  {size: 84, lines: 2},
  {size: 70, lines: 3},
  {size: 56, lines: 4},
] as const;

/** Approximate width of a text in Inter SemiBold, in em; overestimated rather than underestimated. */
function textWidth(text: string): number {
  return Array.from(text).reduce((sum, character) => {
    if (/[ '(),./:I-]|[ijl]/u.test(character)) {
      return sum + 0.34;
    }
    if (/[MWmw@]/u.test(character)) {
      return sum + 0.94;
    }
    return sum + (/[A-Z]/u.test(character) ? 0.74 : 0.62);
  }, 0);
}

/** Wraps a text to a width in em; a longer word gets its own line. */
function wrapText(text: string, maxWidth: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    return lines.length > 0 && textWidth(longer) <= maxWidth
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}

const part = (top: number, bottom: number, shapes: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${bottom - top}" viewBox="0 ${top} ${width} ${bottom - top}" font-family="Inter">`,
    `<rect y="${top}" width="${width}" height="${bottom - top}" fill="${colours.paper}"/>`,
    ...shapes,
    '</svg>',
  ].join('');

/**
 * Draws the head of the cards of a version.
 *
 * @param name name of the site, beside its logo
 * @param logo SVG of the logo
 */
export function headSvg(version: Card['version'], name: string, logo: string): string {
  const badge = Math.ceil(textWidth(version ?? '') * 32 + 44);
  const versionBadge =
    version === undefined
      ? []
      : [
          `<rect x="${width - margin - badge}" y="76" width="${badge}" height="60" rx="30" fill="${colours.primary}"/>`,
          `<text x="${width - margin - badge / 2}" y="117" font-size="32" font-weight="600" text-anchor="middle" fill="${colours.paper}">${escapeHtml(version)}</text>`,
        ];
  return part(0, headHeight, [
    `<rect width="${width}" height="16" fill="${colours.primary}"/>`,
    logo.replace('<svg ', `<svg x="${margin}" y="72" width="68" height="68" `),
    `<text x="${margin + 92}" y="118" font-size="36" font-weight="600" fill="${colours.primary}">${escapeHtml(name)}</text>`,
    ...versionBadge,
  ]);
}

/**
 * Draws a card below its head.
 *
 * @throws Error if a title does not fit at any size
 */
export function textSvg({title, section}: Pick<Card, 'title' | 'section'>): string {
  const room = width - 2 * margin;
  const fitting = titleSizes
    .map(({size, lines: maxLines}) => ({size, maxLines, lines: wrapText(title, room / size)}))
    .find(
      ({size, maxLines, lines}) =>
        lines.length <= maxLines && lines.every((line) => textWidth(line) <= room / size),
    );
  if (fitting === undefined) {
    throw new Error(`The title "${title}" is too long for its social card.`);
  }
  const {size, lines} = fitting;
  const leading = size * 1.15;
  const first = 372 - ((lines.length - 1) * leading) / 2;
  return part(headHeight, height, [
    ...lines.map(
      (line, index) =>
        `<text x="${margin}" y="${(first + index * leading).toFixed(1)}" font-size="${size}" font-weight="600" fill="${colours.title}">${escapeHtml(line)}</text>`,
    ),
    `<text x="${margin}" y="550" font-size="34" font-weight="400" fill="${colours.quiet}">${escapeHtml(section)}</text>`,
  ]);
}
