import type {CDPSession} from 'playwright';
import {pause} from './measurement';

/** What a file is for a page. */
export const kinds = ['HTML', 'script', 'style', 'font', 'image', 'data'] as const;
export type Kind = (typeof kinds)[number];

/** A file that a page has fetched. */
export interface Fetched {
  readonly kind: Kind;
  /** As sent, compressed, with the head of the answer. */
  readonly bytes: number;
  /** Milliseconds of the clock. */
  readonly at: number;
  /** Fetched ahead for a page that may come. */
  readonly isAhead: boolean;
}

const kindsByType: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};
/** Milliseconds without a request after which a page has all that it wants. */
const quiet = 3000;

/** Watch what a page fetches; the function returned waits until it fetches no more. */
export async function watchRequests(session: CDPSession): Promise<() => Promise<Fetched[]>> {
  const started = new Map<string, Omit<Fetched, 'bytes'>>();
  const fetched: Fetched[] = [];
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({requestId, request, type, wallTime}) => {
    last = Date.now();
    const headers = Object.entries(request.headers);
    const isAhead =
      type === 'Prefetch' || headers.some(([name]) => /^(?:sec-)?purpose$/iu.test(name));
    if (/^https?:/u.test(request.url)) {
      started.set(requestId, {
        kind: kindsByType[type ?? ''] ?? 'data',
        at: wallTime * 1000,
        isAhead,
      });
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    last = Date.now();
    const request = started.get(requestId);
    if (request !== undefined) {
      started.delete(requestId);
      fetched.push({...request, bytes: encodedDataLength});
    }
  });
  session.on('Network.loadingFailed', ({requestId}) => {
    started.delete(requestId);
  });
  await session.send('Network.enable');
  return async () => {
    while (started.size > 0 || Date.now() - last < quiet) {
      await pause(100);
    }
    return fetched;
  };
}

/** Bytes of some files. */
export const bytesOf = (files: readonly Fetched[]): number =>
  files.reduce((sum, {bytes}) => sum + bytes, 0);
