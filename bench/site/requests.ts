import type {CDPSession} from 'playwright';
import {pause} from './measurement';

/** Kinds of files. */
export const kinds = ['HTML', 'script', 'style', 'font', 'image', 'data'] as const;
export type Kind = (typeof kinds)[number];

/** Request of a page. */
export interface Fetched {
  readonly kind: Kind;
  /** Transferred bytes with headers. */
  readonly bytes: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Whether it is a prefetch. */
  readonly isAhead: boolean;
}

const kindsByType: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};
/** Milliseconds without requests until a page counts as loaded. */
const idleTime = 3000;

/** Records the requests of a page; the returned function waits until the network is idle. */
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
    while (started.size > 0 || Date.now() - last < idleTime) {
      await pause(100);
    }
    return fetched;
  };
}

export const bytesOf = (files: readonly Fetched[]): number =>
  files.reduce((sum, {bytes}) => sum + bytes, 0);
