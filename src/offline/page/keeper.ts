import {keptCache} from '../caches';
import {
  hashOf,
  listAddress,
  sizesOf,
  stateAddress,
  type KeptState,
  type ListedFile,
  type OfflineList,
} from '../list';
import {changedAddresses, planOf, withoutQuery} from '../plan';
import {addressesIn, filesElsewhere, listIn, type Source} from './kept';
import {tell} from './registration';

/** How far a version has come. */
export interface Progress {
  readonly version: string;
  readonly state:
    /** Files are fetched. */
    | 'running'
    /** The network is gone; goes on by itself when it is back. */
    | 'waiting'
    /** By the reader. */
    | 'stopped'
    /** By the device, which has no room. */
    | 'full'
    /** Another tab does it. */
    | 'elsewhere'
    /** By what `reason` says. */
    | 'failed';
  /** Bytes, as they are on the device. */
  readonly done: number;
  readonly total: number;
  readonly reason?: string;
}

/** Files that are fetched at once: few, so that the reader can go on reading. */
const atOnce = 3;

/** Milliseconds until the network is tried again. */
const tryAgainAfter = 10_000;

/** Times that a new release may come out while one is fetched. */
const startsAtMost = 3;

/** The site has another file than its list says. */
class ChangedFile extends Error {}

/** The network or the site does not answer. */
class NoAnswer extends Error {}

const storageKey = 'manual.keeping';

/** The version that was being fetched when the last page closed; it goes on with the next one. */
export function pendingVersion(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function setPending(version: string | undefined): void {
  try {
    if (version === undefined) {
      localStorage.removeItem(storageKey);
    } else {
      localStorage.setItem(storageKey, version);
    }
  } catch {
    // Without storage, the reader goes on by hand.
  }
}

let progress: Progress | undefined;
let abort: AbortController | undefined;
let ended: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

function set(next: Progress | undefined): void {
  progress = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Calls `listener` when the progress changes, until the function returned is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far the version that was asked for last has come; `undefined` when there is none, or it is complete. */
export function currentProgress(): Progress | undefined {
  return progress;
}

/**
 * The list of a version, as the site has it now.
 *
 * @throws NoAnswer when the site does not answer, Error when it has none
 */
export async function fetchList(
  base: string,
  version: string,
  signal?: AbortSignal,
): Promise<OfflineList> {
  const response = await fetch(listAddress(base, version), {cache: 'no-store', signal}).catch(
    (error: unknown) => {
      throw new NoAnswer('The site does not answer.', {cause: error});
    },
  );
  if (!response.ok) {
    throw new Error(`The site has no list of the version (${response.status}).`);
  }
  const list = (await response.json().catch(() => null)) as Partial<OfflineList> | null;
  if (list?.version !== version || !Array.isArray(list.files)) {
    throw new NoAnswer('Something other than the site answers.');
  }
  return list as OfflineList;
}

/** A response that can be kept: whole, free of redirects, as it was sent but for its packing. */
function kept(bytes: ArrayBuffer, {headers}: Response): Response {
  const own = new Headers(headers);
  own.delete('Content-Encoding');
  own.delete('Content-Length');
  return new Response(bytes, {headers: own});
}

/** Puts one file into the cache, from another copy on the device or from the site. */
async function keepFile(
  cache: Cache,
  [address, , hash]: ListedFile,
  source: Source | undefined,
  signal: AbortSignal,
): Promise<void> {
  const copy =
    source?.hash === hash
      ? await caches.match(source.address, {cacheName: source.cacheName})
      : await caches.match(address);
  if (copy) {
    const bytes = await copy.clone().arrayBuffer();
    if ((await hashOf(bytes)) === hash) {
      await cache.put(address, kept(bytes, copy));
      return;
    }
  }
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    response = await fetch(address, {cache: 'no-store', signal, priority: 'low'});
    bytes = await response.arrayBuffer();
  } catch (error) {
    throw new NoAnswer('The site does not answer.', {cause: error});
  }
  if (response.status >= 500) {
    throw new NoAnswer(`${address}: ${response.status}`);
  }
  if ((await hashOf(bytes)) !== hash) {
    throw new ChangedFile(address);
  }
  await cache.put(address, kept(bytes, response));
}

/**
 * Opens the cache of a release of a version, with the list in it, and without
 * what an earlier list of the same release had and this one has not.
 */
async function openCache(base: string, list: OfflineList): Promise<Cache> {
  const cacheName = keptCache(list.version, list.release);
  const before = await listIn(cacheName, base, list.version);
  const cache = await caches.open(cacheName);
  if (before) {
    const changed = changedAddresses(before, list);
    if (changed.length > 0) {
      changed.push(stateAddress(base, list.version));
    }
    await Promise.all(changed.map((address) => cache.delete(address)));
  }
  await cache.put(
    listAddress(base, list.version),
    new Response(JSON.stringify(list), {headers: {'Content-Type': 'application/json'}}),
  );
  return cache;
}

/** Brings what is missing of a version onto the device, as the site has it now. */
async function bring(base: string, version: string, signal: AbortSignal): Promise<void> {
  const list = await fetchList(base, version, signal);
  const cache = await openCache(base, list);
  const elsewhere = await filesElsewhere(base, list);
  const plan = planOf(
    list,
    await addressesIn(cache),
    new Map([...elsewhere].map(([address, {hash}]) => [address, hash])),
  );
  const total = sizesOf(list.files).bytes;
  let {bytes: done} = sizesOf(plan.done);
  const tellProgress = () => {
    if (!signal.aborted) {
      set({version, state: 'running', done, total});
    }
  };
  tellProgress();
  const waiting = [...plan.copy, ...plan.fetch][Symbol.iterator]();
  let failure: unknown;
  const work = async () => {
    for (const file of waiting) {
      if (signal.aborted || failure !== undefined) {
        return;
      }
      try {
        await keepFile(cache, file, elsewhere.get(withoutQuery(file[0])), signal);
      } catch (error) {
        failure ??= error;
        return;
      }
      done += file[1];
      tellProgress();
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  if (failure !== undefined) {
    // Not a copy of what was thrown: its class tells what to do.
    throw failure as Error;
  }
  if (!signal.aborted) {
    const state: KeptState = {complete: new Date().toISOString()};
    await cache.put(stateAddress(base, version), new Response(JSON.stringify(state)));
  }
}

function network(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, tryAgainAfter);
    const goOn = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', goOn, {once: true});
    signal.addEventListener('abort', goOn, {once: true});
  });
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** What went wrong, in words for the reader; nothing where the device is full. */
function reasonOf(error: unknown): Pick<Progress, 'state' | 'reason'> {
  if (isFull(error)) {
    return {state: 'full'};
  }
  if (error instanceof ChangedFile) {
    return {
      state: 'failed',
      reason: `Something between this device and the site changes ${error.message}.`,
    };
  }
  return {state: 'failed', reason: error instanceof Error ? error.message : String(error)};
}

/** One try; false when there is no other to make. */
async function tryOnce(base: string, version: string, signal: AbortSignal, starts: number) {
  try {
    await bring(base, version, signal);
    if (!signal.aborted) {
      setPending(undefined);
      set(undefined);
      tell(navigator.serviceWorker.controller, {type: 'tidy'});
    }
    return false;
  } catch (error) {
    if (signal.aborted) {
      return false;
    }
    const now = {version, done: progress?.done ?? 0, total: progress?.total ?? 0};
    if (error instanceof NoAnswer) {
      set({...now, state: 'waiting'});
      await network(signal);
      return true;
    }
    if (error instanceof ChangedFile && starts < startsAtMost) {
      // A new release came out meanwhile: its list tells what is still good.
      return true;
    }
    setPending(undefined);
    set({...now, ...reasonOf(error)});
    return false;
  }
}

async function run(base: string, version: string, signal: AbortSignal): Promise<void> {
  let starts = 0;
  while (!signal.aborted && (await tryOnce(base, version, signal, starts))) {
    starts += progress?.state === 'running' ? 1 : 0;
  }
}

/**
 * Keeps a version on the device, or brings it up to date: only what is missing
 * is fetched. Goes on with the next page when this one closes.
 *
 * @param base base address of the site
 */
export async function keep(base: string, version: string): Promise<void> {
  stop();
  const own = new AbortController();
  abort = own;
  const before = ended.catch(() => undefined);
  set({version, state: 'running', done: 0, total: 0});
  setPending(version);
  // So that the browser does not take it for a cache like any other.
  void navigator.storage.persist().catch(() => false);
  ended = before.then(async () => {
    await navigator.locks.request('manual.keeping', {ifAvailable: true}, async (lock) => {
      if (lock) {
        await run(base, version, own.signal);
      } else {
        set({version, state: 'elsewhere', done: 0, total: 0});
      }
    });
  });
  await ended;
}

/** Stops; what has come stays, and `keep` goes on from there. */
export function stop(): void {
  abort?.abort();
  abort = undefined;
  setPending(undefined);
  set(progress && {...progress, state: 'stopped'});
}

/** Forgets how far a version had come, as after it was removed. */
export function forget(): void {
  stop();
  set(undefined);
}
