import * as Comlink from 'comlink';
import type {PageTexts} from '../documents';
import {bypassCache, fetchFile} from '../fetchFile';
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

/**
 * Parses an index or the texts of a page.
 *
 * @throws Error with a message for the reader
 */
async function parsed<Value>(bytes: ArrayBuffer, read: (file: unknown) => Value): Promise<Value> {
  try {
    return read(JSON.parse(await new Response(bytes).text()));
  } catch (error) {
    const reason = error instanceof RangeError || error instanceof TypeError ? error.message : '';
    throw new Error(`The search index is damaged. Retry. ${reason}`.trim(), {cause: error});
  }
}

/** @throws TypeError if the file has no texts, for example from a captive portal */
function textsOf(file: unknown): PageTexts {
  if (typeof (file as Partial<PageTexts> | null)?.u !== 'string') {
    throw new TypeError('The file does not contain page texts.');
  }
  return file as PageTexts;
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
  private readonly indexes = new Map<string, SearchIndex>();
  private readonly texts = new Map<string, Promise<PageTexts>>();
  /** Latest request ID by client ID. */
  private readonly latestRequests = new Map<string, number>();
  private lastRequestId = 0;

  /**
   * Reads an index.
   *
   * @param index URL path of the index file
   * @param bytes content of the file
   * @throws Error with a message for the reader, if the index is damaged
   */
  async load(index: string, bytes: ArrayBuffer): Promise<void> {
    this.indexes.set(index, await parsed(bytes, indexOf));
  }

  /**
   * Searches an index.
   *
   * @throws Error if the index has not been loaded
   */
  async search({index, query, limits, pathPrefix, client}: SearchRequest): Promise<SearchResponse> {
    this.lastRequestId += 1;
    const requestId = this.lastRequestId;
    this.latestRequests.set(client, requestId);
    const searchIndex = this.indexes.get(index);
    await yieldToMessages();
    if (this.latestRequests.get(client) !== requestId) {
      return {state: 'superseded'};
    }
    // Each page creates a client, so the map would otherwise grow.
    this.latestRequests.delete(client);
    if (searchIndex === undefined) {
      throw new Error('The search index has not been loaded.');
    }
    return runQuery(searchIndex, {query, limits, ...(pathPrefix !== undefined && {pathPrefix})});
  }

  /** Texts of a page, loaded once; a failed load is tried again by the next request. */
  private textsOf(address: string): Promise<PageTexts> {
    const texts =
      this.texts.get(address) ?? fetchFile(address).then((bytes) => parsed(bytes, textsOf));
    this.texts.set(address, texts);
    texts.catch(() => {
      bypassCache(address);
      this.texts.delete(address);
    });
    return texts;
  }

  /**
   * Excerpt around the first highlighted word of a section. Empty if the texts cannot be
   * loaded, or belong to another page because the site has been updated.
   */
  async excerpt({texts, page, anchor}: Section, highlights: readonly string[]): Promise<Piece[]> {
    try {
      const sections = await this.textsOf(texts);
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
