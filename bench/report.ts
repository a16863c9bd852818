import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/* Number formats and README.md tables for all benchmarks. */

/** Median; 0 if there are no numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Ratio of two numbers; a dash for division by zero. */
export function ratio(number: number, to: number): string {
  const times = number / to;
  return Number.isFinite(times) ? times.toFixed(times < 10 ? 2 : 0) : '–';
}

export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)}`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * Replaces the content between the comments of a table.
 *
 * @throws Error if the comments are missing
 */
export function withTable(text: string, name: string, content: string): string {
  const block = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`, 'u');
  if (!block.test(text)) {
    throw new Error(`bench/README.md has no comments for the table "${name}".`);
  }
  return text.replace(block, (_, start: string, end: string) => `${start}\n\n${content}\n\n${end}`);
}

/** Writes a table to README.md. */
export function publish(name: string, content: string): void {
  const file = path.join(__dirname, 'README.md');
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), name, content));
}
