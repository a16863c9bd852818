import * as Comlink from 'comlink';
import {textAddress} from '../addresses';
import type {PageTexts} from '../documents';
import {nextTask} from '../../../lib/device/nextTask';
import {bypassCache, fetchFile} from '../fetchFile';
import {indexOf, runQuery, type QueryRequest, type QueryResponse, type SearchIndex} from './answer';
import {byPage, type SearchHit} from './hits';
import {hasRest, linesOf, withLines, type Line} from './lines';
import {siteLexicon, type QueryWord} from './ranking';

/** Request to the worker. */
export interface SearchRequest extends QueryRequest {
  /** URL path of the index file. */
  readonly index: string;
  /** Client ID: a newer request of a client supersedes its pending requests. */
  readonly client: string;
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

/** Lines of a page, with its URL path. */
interface Texts {
  readonly address: string;
  readonly lines: readonly Line[];
}

/** @throws TypeError if the file has no texts, for example from a captive portal */
function readTexts(file: unknown): Texts {
  const {u, texts} = (file ?? {}) as Partial<PageTexts>;
  if (u === undefined || texts === undefined) {
    throw new TypeError('The file does not contain page texts.');
  }
  return {address: u, lines: linesOf({u, texts})};
}

/** Search worker: runs queries off the main thread. */
export class SearchWorker {
  private readonly indexes = new Map<string, SearchIndex>();
  private readonly texts = new Map<string, Promise<Texts>>();
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
  async search({index, client, ...request}: SearchRequest): Promise<SearchResponse> {
    this.lastRequestId += 1;
    const requestId = this.lastRequestId;
    this.latestRequests.set(client, requestId);
    const searchIndex = this.indexes.get(index);
    await nextTask();
    if (this.latestRequests.get(client) !== requestId) {
      return {state: 'superseded'};
    }
    // Each page creates a client, so the map would otherwise grow.
    this.latestRequests.delete(client);
    if (searchIndex === undefined) {
      throw new Error('The search index has not been loaded.');
    }
    // Read after the first answer, so that no key waits for it.
    setTimeout(siteLexicon);
    return runQuery(searchIndex, request);
  }

  /** Texts of a page, loaded once; a failed load is tried again by the next request. */
  private textsOf(address: string): Promise<Texts> {
    const texts =
      this.texts.get(address) ?? fetchFile(address).then((bytes) => parsed(bytes, readTexts));
    this.texts.set(address, texts);
    texts.catch(() => {
      bypassCache(address);
      this.texts.delete(address);
    });
    return texts;
  }

  /**
   * Hits with the lines of their pages that answer the query. A hit has none if the texts of its
   * page cannot be loaded, or belong to another page because the site has been updated.
   *
   * @param index URL path of the index file
   */
  async lines(index: string, hits: readonly SearchHit[], words: readonly QueryWord[]) {
    const searchIndex = this.indexes.get(index);
    const withLinesOf = async (page: readonly SearchHit[], rank: number) => {
      const [{i, u} = {i: 0, u: ''}] = page;
      if (searchIndex === undefined || !hasRest(page, words)) {
        return page;
      }
      try {
        const texts = await this.textsOf(textAddress(index, i));
        return texts.address === u
          ? withLines(page, texts.lines, words, searchIndex.titles, rank === 0)
          : page;
      } catch {
        return page;
      }
    };
    return (await Promise.all(byPage(hits).map(withLinesOf))).flat();
  }
}

Comlink.expose(SearchWorker);
