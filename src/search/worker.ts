import * as Comlink from 'comlink';
import {hitsOf, titlesOf, type HitLimits, type SearchHit, type Titles} from './hits';
import {corpusOf, type Corpus} from './indexFile';
import {excerptContext} from './limits';
import {excerptOf, type Piece} from './marks';
import {parseQuery, QueryParseError, type Clause} from './query';
import {search} from './rank';
import {stem} from './tokens';

/** What is asked of the worker. */
export interface SearchRequest {
  /** Address of the index file. */
  readonly index: string;
  readonly query: string;
  readonly limits: HitLimits;
  /** Addresses of pages that are wanted begin so; all pages by default. */
  readonly below?: string;
  /** Who asks: a newer question of the same one overtakes those that wait. */
  readonly asker: string;
}

/** What the worker answers. */
export type SearchAnswer =
  | {
      readonly state: 'found';
      readonly hits: readonly SearchHit[];
      /** Pages that were found, also those without a hit. */
      readonly pages: number;
      /** Beginnings of the words that the hits are about. */
      readonly marks: readonly string[];
    }
  | {
      readonly state: 'unreadable';
      readonly reason: string;
      /** Place of the mistake in the query. */
      readonly start: number;
      readonly end: number;
    }
  | {readonly state: 'overtaken'};

/** Milliseconds after which a fetch is given up. */
const patience = 60_000;
const marksAtMost = 8;

interface Index {
  readonly corpus: Corpus;
  readonly titles: Titles;
}

/**
 * Fetch JSON from this site.
 *
 * @throws Error that says what went wrong and what to do
 */
async function fetchJson(address: string): Promise<unknown> {
  const {href, origin} = new URL(address, location.origin);
  if (origin !== location.origin) {
    throw new Error('Unexpected version url');
  }
  let text: string;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    const response = await fetch(href, {signal: giveUp.signal});
    if (!response.ok) {
      throw new RangeError(`its file is not there (${response.status})`);
    }
    text = await response.text();
  } catch (error) {
    if (error instanceof RangeError) {
      throw new Error(`The search index cannot be used: ${error.message}.`, {cause: error});
    }
    throw new Error('The search index did not arrive. Check the network, then retry.', {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('The search index cannot be used: its file is not whole.', {cause: error});
  }
}

async function loadIndex(address: string): Promise<Index> {
  const file = await fetchJson(address);
  try {
    const corpus = corpusOf(file);
    return {corpus, titles: titlesOf(corpus.documents)};
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`The search index cannot be used: its file is not whole. ${reason}`, {
      cause: error,
    });
  }
}

/** Keep what was loaded; what failed is loaded again when it is wanted again. */
function kept<Value>(
  cache: Map<string, Promise<Value>>,
  address: string,
  load: (address: string) => Promise<Value>,
): Promise<Value> {
  const value = cache.get(address) ?? load(address);
  cache.set(address, value);
  value.catch(() => cache.delete(address));
  return value;
}

/** Let the questions in that are waiting; a timer would wait some milliseconds more. */
function queueOfMessages(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** The words themselves, then those that stand for them, as synonyms do. */
function marksOf(clauses: readonly Clause[], terms: readonly string[]): string[] {
  const typed = clauses
    .filter(({presence}) => presence !== 'prohibited')
    .map(({text}) => {
      const word = text.toLowerCase();
      const root = stem(word);
      return word.startsWith(root) ? root : word;
    })
    .filter((word) => word !== '');
  const others = terms.filter(
    (term) => !term.includes('#') && !typed.some((word) => term.startsWith(word)),
  );
  return [...typed, ...others].slice(0, Math.max(typed.length, marksAtMost));
}

/** Searches, away from the thread on which the reader types. */
export class SearchWorker {
  private readonly indexes = new Map<string, Promise<Index>>();
  private readonly texts = new Map<string, Promise<unknown>>();
  private readonly newest = new Map<string, number>();
  private count = 0;

  /** Fetch an index, so that a search need not wait for it. */
  async load(index: string): Promise<void> {
    await kept(this.indexes, index, loadIndex);
  }

  /**
   * Search an index.
   *
   * @throws Error when the index cannot be had
   */
  async search({index, query, limits, below, asker}: SearchRequest): Promise<SearchAnswer> {
    this.count += 1;
    const turn = this.count;
    this.newest.set(asker, turn);
    const {corpus, titles} = await kept(this.indexes, index, loadIndex);
    await queueOfMessages();
    if (this.newest.get(asker) !== turn) {
      return {state: 'overtaken'};
    }
    try {
      const clauses = parseQuery(query);
      const found = search(corpus, clauses, ({u = ''}) => u.startsWith(below ?? ''));
      return {
        state: 'found',
        hits: hitsOf(found, titles, limits),
        pages: found.pages.length,
        marks: marksOf(clauses, found.terms),
      };
    } catch (error) {
      if (error instanceof QueryParseError) {
        const {message, start, end} = error;
        return {state: 'unreadable', reason: message, start, end};
      }
      throw error;
    }
  }

  /**
   * Text around the first marked word of a section; empty where its text
   * cannot be had, as without a network.
   *
   * @param texts address of the file with the texts of the page, by anchor
   */
  async excerpt(texts: string, anchor: string, marks: readonly string[]): Promise<Piece[]> {
    try {
      const sections = await kept(this.texts, texts, fetchJson);
      const text: unknown = (sections as Record<string, unknown>)[anchor];
      return typeof text === 'string' ? excerptOf(text, marks, excerptContext) : [];
    } catch {
      return [];
    }
  }
}

Comlink.expose(SearchWorker);
