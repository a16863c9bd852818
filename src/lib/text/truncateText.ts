export interface TextSize {
  readonly characters: number;
  readonly lines: number;
}

const lineBreak = /\r\n?|\n/u;

/** Number of lines, at least one. */
export function linesOf(text: string): number {
  return text.split(lineBreak).length;
}

/** Truncates a text to a size, with line breaks normalised as in a text area. */
export function truncateText(text: string, {characters, lines}: TextSize): string {
  return text.slice(0, characters).split(lineBreak, lines).join('\n');
}
