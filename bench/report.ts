import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/*
 * What both benches share: numbers made readable, and tables in README.md.
 */

/** The middle of some numbers; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A number as a multiple of another; a dash where the other is nothing. */
export function ratio(number: number, to: number): string {
  const times = number / to;
  return Number.isFinite(times) ? times.toFixed(times < 10 ? 2 : 0) : '–';
}

/** Bytes as whole kilobytes. */
export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)}`;

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * A text with another between the comments of a name.
 *
 * @throws Error when the text has no such comments
 */
export function withTable(text: string, name: string, content: string): string {
  const place = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`, 'u');
  if (!place.test(text)) {
    throw new Error(`bench/README.md has no place for the table "${name}".`);
  }
  return text.replace(place, (_, start: string, end: string) => `${start}\n\n${content}\n\n${end}`);
}

/** Put a table between its comments in README.md. */
export function publish(name: string, content: string): void {
  const file = path.join(__dirname, 'README.md');
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), name, content));
}
