/** How long a text is. */
export interface TextSize {
  readonly characters: number;
  readonly lines: number;
}

const lineBreak = /\r\n?|\n/u;

/** Lines of a text, one at least. */
export function linesOf(text: string): number {
  return text.split(lineBreak).length;
}

/** As much of a text as has so many characters and lines at most; its lines end as those in a field do. */
export function cutText(text: string, {characters, lines}: TextSize): string {
  return text.slice(0, characters).split(lineBreak, lines).join('\n');
}
