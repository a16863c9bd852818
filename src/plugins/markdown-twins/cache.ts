import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

interface CacheFile<T> {
  readonly key: string;
  readonly entries: Readonly<Record<string, T>>;
}

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

function readCache<T>(file: string): CacheFile<T> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CacheFile<T>;
  } catch {
    // There is none yet, or a build was stopped while it wrote one.
    return undefined;
  }
}

/**
 * A cache in a file.
 *
 * @param key what everything in it depends on: with another one it is empty
 */
export function createCache<T>(file: string, key: string): Cache<T> {
  const known = readCache<T>(file);
  const old = new Map(Object.entries(known?.key === key ? known.entries : {}));
  const used = new Map<string, T>();
  return {
    of: (texts, make) => {
      const name = hashOf(texts);
      const value = used.get(name) ?? old.get(name) ?? make();
      used.set(name, value);
      return value;
    },
    save: () => {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify({key, entries: Object.fromEntries(used)}));
    },
  };
}
