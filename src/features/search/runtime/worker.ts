import * as Comlink from 'comlink';
import type {PageTexts} from '../documents';
import {excerptContext} from '../limits';
import {indexOf, runQuery, type QueryResponse, type SearchIndex} from './answer';
import {excerptOf, type Piece} from './excerpts';
import type {HitLimits} from './hits';

/** Request to the worker. */
export interface SearchRequest {
  /** URL path of the index file. */
  readonly index: string;
  readonly query: string;
  readonly limits: HitLimits;
  /** Restricts the search to pages whose URL path has this prefix; all pages by default. */
  readonly pathPrefix?: string;
  /** Client ID: a newer request of a client supersedes its pending requests. */
  readonly client: string;
}

/** Section to excerpt. */
export interface Section {
  /** URL path of the file with the section texts of the page. */
  readonly texts: string;
  /** URL path of the page. */
  readonly page: string;
  readonly anchor: string;
}

/** Response of the worker. */
export type SearchResponse = QueryResponse | {readonly state: 'superseded'};

/** Timeout of a request in milliseconds. */
const fetchTimeout = 60_000;

/** Files that could not be used. A retry bypasses the HTTP cache, which may contain the bad response. */
const failedAddresses = new Set<string>();

/** @throws Error with a message for the reader */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('The search index is damaged. Retry.', {cause: error});
  }
}

/**
 * Fetches JSON from this site.
 *
 * @throws Error with a message for the reader
 */
async function fetchJson(address: string): Promise<unknown> {
  const {href, origin} = new URL(address, location.origin);
  if (origin !== location.origin) {
    throw new Error('Unexpected version url');
  }
  let text: string;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), fetchTimeout);
  try {
    const response = await fetch(href, {
      signal: controller.signal,
      cache: failedAddresses.has(address) ? 'reload' : 'default',
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

function parseIndex(file: unknown): SearchIndex {
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
  return parseIndex(await fetchJson(address));
}

async function indexFromBytes(bytes: ArrayBuffer): Promise<SearchIndex> {
  return parseIndex(parseJson(await new Response(bytes).text()));
}

/** @throws TypeError if the response is not a file of texts, for example from a captive portal */
async function loadTexts(address: string): Promise<PageTexts> {
  const texts = (await fetchJson(address)) as Partial<PageTexts> | null;
  if (typeof texts?.u !== 'string') {
    throw new TypeError(`${address} does not contain page texts.`);
  }
  return texts as PageTexts;
}

/** Caches the promise of a load, and evicts it if the load fails, so that the next request retries. */
function loadOnce<Value>(
  cache: Map<string, Promise<Value>>,
  address: string,
  load: (address: string) => Promise<Value>,
): Promise<Value> {
  const value = cache.get(address) ?? load(address);
  cache.set(address, value);
  value.then(
    () => failedAddresses.delete(address),
    () => {
      failedAddresses.add(address);
      cache.delete(address);
    },
  );
  return value;
}

/** Yields to queued messages. A timer would take some milliseconds longer. */
function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Search worker: runs queries off the main thread. */
export class SearchWorker {
  private readonly indexes = new Map<string, Promise<SearchIndex>>();
  private readonly texts = new Map<string, Promise<PageTexts>>();
  /** Latest request ID by client ID. */
  private readonly latestRequests = new Map<string, number>();
  private lastRequestId = 0;

  /**
   * Preloads an index.
   *
   * @param index URL path of the index file
   * @param bytes content of the file, if the page has already fetched it
   * @throws Error with a message for the reader, if the index cannot be loaded
   */
  async load(index: string, bytes?: ArrayBuffer): Promise<void> {
    await loadOnce(
      this.indexes,
      index,
      bytes === undefined ? loadIndex : () => indexFromBytes(bytes),
    );
  }

  /**
   * Searches an index.
   *
   * @throws Error with a message for the reader, if the index cannot be loaded
   */
  async search({index, query, limits, pathPrefix, client}: SearchRequest): Promise<SearchResponse> {
    this.lastRequestId += 1;
    const requestId = this.lastRequestId;
    this.latestRequests.set(client, requestId);
    const searchIndex = await loadOnce(this.indexes, index, loadIndex);
    await yieldToMessages();
    if (this.latestRequests.get(client) !== requestId) {
      return {state: 'superseded'};
    }
    // Each page creates a client, so the map would otherwise grow.
    this.latestRequests.delete(client);
    return runQuery(searchIndex, {query, limits, ...(pathPrefix !== undefined && {pathPrefix})});
  }

  /**
   * Excerpt around the first highlighted word of a section. Empty if the texts cannot be
   * loaded, or belong to another page because the site has been updated.
   */
  async excerpt({texts, page, anchor}: Section, highlights: readonly string[]): Promise<Piece[]> {
    try {
      const sections = await loadOnce(this.texts, texts, loadTexts);
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
