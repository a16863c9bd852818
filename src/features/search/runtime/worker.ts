import * as Comlink from 'comlink';
import type {PageTexts} from '../documents';
import {excerptContext} from '../limits';
import {answerOf, indexOf, type Answer, type SearchIndex} from './answer';
import {excerptOf, type Piece} from './excerpts';
import type {HitLimits} from './hits';

/** Request to the worker. */
export interface SearchRequest {
  /** Address of the index file. */
  readonly index: string;
  readonly query: string;
  readonly limits: HitLimits;
  /** Addresses of pages that are wanted begin so; all pages by default. */
  readonly below?: string;
  /** Who asks: a newer request of the same client replaces those that wait. */
  readonly client: string;
}

/** Text from which an excerpt is taken. */
export interface Section {
  /** Address of the file with the texts of the page, by anchor. */
  readonly texts: string;
  /** Address of the page. */
  readonly page: string;
  readonly anchor: string;
}

/** Response of the worker. */
export type SearchAnswer = Answer | {readonly state: 'superseded'};

/** Milliseconds after which a fetch is given up. */
const fetchTimeout = 60_000;

/** Files that were of no use: the browser's cache may have them as they came. */
const useless = new Set<string>();

/** @throws Error that says what went wrong */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('The search index is damaged. Retry.', {cause: error});
  }
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
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), fetchTimeout);
  try {
    const response = await fetch(href, {
      signal: abort.signal,
      cache: useless.has(address) ? 'reload' : 'default',
    });
    if (!response.ok) {
      throw new RangeError(`it was not found (${response.status})`);
    }
    text = await response.text();
  } catch (error) {
    if (error instanceof RangeError) {
      throw new Error(`The search index could not be loaded: ${error.message}. Reload the page.`, {
        cause: error,
      });
    }
    throw new Error('The search index could not be loaded. Check the network, then retry.', {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
  return parseJson(text);
}

function indexIn(file: unknown): SearchIndex {
  try {
    return indexOf(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`The search index is damaged. Retry. ${reason}`, {
      cause: error,
    });
  }
}

async function loadIndex(address: string): Promise<SearchIndex> {
  return indexIn(await fetchJson(address));
}

async function readIndex(bytes: ArrayBuffer): Promise<SearchIndex> {
  return indexIn(parseJson(await new Response(bytes).text()));
}

/** @throws TypeError when what came is no file of texts, as from a network that answers for the site */
async function loadTexts(address: string): Promise<PageTexts> {
  const texts = (await fetchJson(address)) as Partial<PageTexts> | null;
  if (typeof texts?.u !== 'string') {
    throw new TypeError(`${address} has no texts of a page.`);
  }
  return texts as PageTexts;
}

/** Loads once; a failed load is repeated on the next request. */
function cached<Value>(
  cache: Map<string, Promise<Value>>,
  address: string,
  load: (address: string) => Promise<Value>,
): Promise<Value> {
  const value = cache.get(address) ?? load(address);
  cache.set(address, value);
  value.then(
    () => useless.delete(address),
    () => {
      useless.add(address);
      cache.delete(address);
    },
  );
  return value;
}

/** Let the requests in that are waiting; a timer would wait some milliseconds more. */
function nextMessages(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Searches, away from the thread on which the reader types. */
export class SearchWorker {
  private readonly indexes = new Map<string, Promise<SearchIndex>>();
  private readonly texts = new Map<string, Promise<PageTexts>>();
  /** Number of the last request of each client. */
  private readonly newest = new Map<string, number>();
  private count = 0;

  /**
   * Make an index ready, so that a search need not wait for it.
   *
   * @param index address of the index file
   * @param bytes the file, where it has been fetched
   * @throws Error when the index cannot be had
   */
  async load(index: string, bytes?: ArrayBuffer): Promise<void> {
    await cached(this.indexes, index, bytes === undefined ? loadIndex : () => readIndex(bytes));
  }

  /**
   * Search an index.
   *
   * @throws Error when the index cannot be had
   */
  async search({index, query, limits, below, client}: SearchRequest): Promise<SearchAnswer> {
    this.count += 1;
    const requestId = this.count;
    this.newest.set(client, requestId);
    const own = await cached(this.indexes, index, loadIndex);
    await nextMessages();
    if (this.newest.get(client) !== requestId) {
      return {state: 'superseded'};
    }
    // Each page brings a client of its own.
    this.newest.delete(client);
    return answerOf(own, {query, limits, ...(below !== undefined && {below})});
  }

  /**
   * Text around the first highlighted word of a section; empty where its text
   * cannot be had, as without a network, or is that of another page, as from
   * another release.
   */
  async excerpt({texts, page, anchor}: Section, highlights: readonly string[]): Promise<Piece[]> {
    try {
      const sections = await cached(this.texts, texts, loadTexts);
      const text = sections[anchor];
      return sections.u === page && typeof text === 'string'
        ? excerptOf(text, highlights, excerptContext)
        : [];
    } catch {
      return [];
    }
  }
}

Comlink.expose(SearchWorker);
