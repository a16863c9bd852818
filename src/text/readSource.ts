import {readFileSync} from 'node:fs';

/** A text with `\n` at the end of its lines and no mark at its beginning: editors on Windows write both. */
export function unixLines(text: string): string {
  return text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
}

/** The text of a source file, the same in every checkout. */
export function readSource(file: string): string {
  return unixLines(readFileSync(file, 'utf8'));
}
