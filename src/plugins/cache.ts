import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Cache of page outputs, persisted between builds. */
export interface Cache<T> {
  /** Cached value for these texts; `make` computes a missing one. */
  readonly of: (texts: readonly string[], make: () => T) => T;
  /** Persists the values that were used, and evicts all others. */
  readonly save: () => void;
}

export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(`${Buffer.byteLength(text)}:${text}`));
  return hash.digest('hex');
}

/**
 * Reads the entries of an earlier build.
 *
 * @param key identifies the inputs
 * @returns undefined if there are none, or if the key differs
 */
export function readCache(file: string, key: string): unknown {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {key: string; entries: unknown};
    return kept.key === key ? kept.entries : undefined;
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

/**
 * File-based cache.
 *
 * @param key identifies the common inputs of all entries: a new key empties the cache
 */
export function createCache<T>(file: string, key: string): Cache<T> {
  const kept = (readCache(file, key) ?? {}) as Readonly<Record<string, T>>;
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
      writeCache(file, key, Object.fromEntries(used));
    },
  };
}
