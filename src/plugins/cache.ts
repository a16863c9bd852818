import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What was made of pages, kept for the next build. */
export interface Cache<T> {
  /** What is kept for these texts; where nothing is, what is made now. */
  readonly of: (texts: readonly string[], make: () => T) => T;
  /** Keep what was asked for, and nothing else. */
  readonly save: () => void;
}

/** Short name of some texts. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(`${Buffer.byteLength(text)}:${text}`));
  return hash.digest('hex');
}

/**
 * What an earlier build has kept in a file.
 *
 * @param key what it depends on
 * @returns undefined where nothing is kept, or for another key
 */
export function readKept(file: string, key: string): unknown {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {key: string; entries: unknown};
    return kept.key === key ? kept.entries : undefined;
  } catch {
    // There is none yet, or a build was stopped while it wrote one.
    return undefined;
  }
}

/** Keep something in a file for the next build, in place of what it had. */
export function keep(file: string, key: string, entries: unknown): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({key, entries}));
}

/**
 * A cache in a file.
 *
 * @param key what everything in it depends on: with another one it is empty
 */
export function createCache<T>(file: string, key: string): Cache<T> {
  const kept = (readKept(file, key) ?? {}) as Readonly<Record<string, T>>;
  const old = new Map(Object.entries(kept));
  const used = new Map<string, T>();
  return {
    of: (texts, make) => {
      const name = hashOf(texts);
      const value = used.get(name) ?? old.get(name) ?? make();
      used.set(name, value);
      return value;
    },
    save: () => {
      keep(file, key, Object.fromEntries(used));
    },
  };
}
