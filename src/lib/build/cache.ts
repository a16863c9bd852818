import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex');

/**
 * Reads the entries of an earlier build.
 *
 * @param key identifies the inputs
 * @returns undefined if there are none, or if the key differs
 */
export function readCache(file: string, key: string): unknown {
  try {
    const cached = JSON.parse(readFileSync(file, 'utf8')) as {key: string; entries: unknown};
    return cached.key === key ? cached.entries : undefined;
  } catch {
    // The file does not exist, or an interrupted build left it incomplete.
    return undefined;
  }
}

/** Replaces the entries in a cache file. */
export function writeCache(file: string, key: string, entries: unknown): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({key, entries}));
}
