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
import {addressesIn, filesElsewhere, listIn, removeAll, removeVersion, type Source} from './kept';
import {clearPending, pendingVersion, setPending, sharedName} from './pending';
import {tell} from './registration';
import {waitForRetry} from './waitForRetry';

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
    /** Another tab does it; goes on here when that tab closes. */
    | 'elsewhere'
    /** Another tab has removed it. */
    | 'removed'
    /** By what `reason` says. */
    | 'failed';
  /** Bytes, as they are on the device. */
  readonly done: number;
  readonly total: number;
  readonly reason?: string;
}

/** Files that are fetched at once: few, so that the reader can go on reading. */
const atOnce = 3;

/** Times that a new release may come out while one is fetched. */
const startsAtMost = 3;

/** The site does not have a file as its list says; the message is for the reader. */
class ChangedFile extends Error {}

/** The network or the site does not answer. */
class NoAnswer extends Error {}

/** Milliseconds within which another tab stops, so that what it fetches can be removed. */
const stopsWithin = 10_000;

/** Name of the lock of the tab that fetches a version. */
function lockName(base: string, version: string): string {
  return `${sharedName(base)} ${version}`;
}

/** What a tab says to the others: stop with this version. */
interface StopMessage {
  readonly version: string;
  /** Because it is removed. */
  readonly isRemoved: boolean;
}

function tellTabs(base: string, message: StopMessage): void {
  const channel = new BroadcastChannel(sharedName(base));
  channel.postMessage(message);
  channel.close();
}

/** What this tab was asked for last. */
interface Task {
  readonly base: string;
  readonly version: string;
  readonly abort: AbortController;
}

let progress: Progress | undefined;
let task: Task | undefined;
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
 * @throws NoAnswer if the site does not respond, Error if it has no list
 */
export async function fetchList(
  base: string,
  version: string,
  signal?: AbortSignal,
): Promise<OfflineList> {
  const response = await fetch(listAddress(base, version), {cache: 'no-store', signal}).catch(
    (error: unknown) => {
      throw new NoAnswer('The site does not respond.', {cause: error});
    },
  );
  if (!response.ok) {
    throw new Error(`The list of files could not be loaded (${response.status}). Try again later.`);
  }
  const list = (await response.json().catch(() => null)) as Partial<OfflineList> | null;
  if (list?.version !== version || !Array.isArray(list.files)) {
    throw new NoAnswer('The response does not come from the site.');
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
    throw new NoAnswer('The site does not respond.', {cause: error});
  }
  if (response.status >= 500) {
    throw new NoAnswer(`${address}: ${response.status}`);
  }
  // The not-found page may have its status under its own address, too.
  if ((await hashOf(bytes)) !== hash) {
    throw new ChangedFile(
      response.ok
        ? `Something between this device and the site changes ${address}.`
        : `The site does not have ${address} (${response.status}).`,
    );
  }
  await cache.put(address, kept(bytes, response));
}

/**
 * Opens the cache of a release of a version, with the list in it, and without
 * what an earlier list of the same release had and this one has not.
 */
async function openCache(base: string, list: OfflineList): Promise<Cache> {
  const cacheName = keptCache(base, list.version, list.release);
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

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** State and reason of a failure; the reader needs no reason if the device is full. */
function reasonOf(error: unknown): Pick<Progress, 'state' | 'reason'> {
  if (isFull(error)) {
    return {state: 'full'};
  }
  return {state: 'failed', reason: error instanceof Error ? error.message : String(error)};
}

/** One try; false when there is no other to make. */
async function tryOnce(base: string, version: string, signal: AbortSignal, starts: number) {
  try {
    await bring(base, version, signal);
    if (!signal.aborted) {
      clearPending(base, version);
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
      await waitForRetry(signal);
      return true;
    }
    if (error instanceof ChangedFile && starts < startsAtMost) {
      // A new release came out meanwhile: its list tells what is still good.
      return true;
    }
    clearPending(base, version);
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
 * Fetches a version as the only tab that does. While another one does, this one
 * waits: where that tab is closed it goes on here; where it has come to its end
 * or was stopped, there is nothing more to do.
 */
async function runAlone({base, version, abort: {signal}}: Task): Promise<void> {
  const lock = lockName(base, version);
  const isFree = await navigator.locks.request(lock, {ifAvailable: true}, async (held) => {
    if (held) {
      await run(base, version, signal);
    }
    return held !== null;
  });
  if (isFree || signal.aborted) {
    return;
  }
  set({version, state: 'elsewhere', done: 0, total: 0});
  const goOn = async () => {
    if (pendingVersion(base) === version) {
      set({version, state: 'running', done: 0, total: 0});
      await run(base, version, signal);
    } else {
      set(undefined);
    }
  };
  await navigator.locks.request(lock, {signal}, goOn).catch((error: unknown) => {
    if (!signal.aborted) {
      throw error;
    }
  });
}

/** Stops what this tab does, or waits for. */
function halt(): void {
  task?.abort.abort();
  task = undefined;
}

/** Stops because another tab says so. */
async function haltFor({version, isRemoved}: StopMessage, {base}: Task): Promise<void> {
  halt();
  if (isRemoved) {
    await ended;
    // Behind the tab that removes it.
    await navigator.locks.request(lockName(base, version), () => undefined);
    if (task) {
      // Meanwhile the reader has asked for it, or another, again.
      return;
    }
  }
  set(progress && {...progress, state: isRemoved ? 'removed' : 'stopped'});
}

/**
 * Keeps a version on the device, or brings it up to date: only what is missing
 * is fetched. Goes on with the next page when this one closes.
 *
 * @param base base address of the site
 */
export async function keep(base: string, version: string): Promise<void> {
  halt();
  const own: Task = {base, version, abort: new AbortController()};
  task = own;
  const before = ended;
  set({version, state: 'running', done: 0, total: 0});
  setPending(base, version);
  // So that the browser does not take it for a cache like any other.
  void navigator.storage.persist().catch(() => false);
  const channel = new BroadcastChannel(sharedName(base));
  channel.onmessage = ({data}: MessageEvent<StopMessage>) => {
    if (data.version === version && task === own) {
      void haltFor(data, own);
    }
  };
  const running = before.then(() => runAlone(own)).finally(() => channel.close());
  ended = running.catch(() => undefined);
  await running;
}

/** Stops, in all tabs; what has come stays, and `keep` goes on from there. */
export function stop(): void {
  if (task) {
    const {base, version} = task;
    halt();
    clearPending(base, version);
    tellTabs(base, {version, isRemoved: false});
  }
  set(progress && {...progress, state: 'stopped'});
}

/**
 * Removes a version, once no tab fetches it any more.
 *
 * @param base base address of the site
 * @returns false, and nothing is removed, where another tab does not stop
 */
export async function remove(base: string, version: string): Promise<boolean> {
  if (task?.version === version) {
    halt();
  }
  if (progress?.version === version) {
    set(undefined);
  }
  clearPending(base, version);
  tellTabs(base, {version, isRemoved: true});
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), stopsWithin);
  try {
    await navigator.locks.request(lockName(base, version), {signal: patience.signal}, async () =>
      removeVersion(base, version),
    );
    return true;
  } catch (error) {
    if (patience.signal.aborted) {
      return false;
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Removes all that is kept of the manual.
 *
 * @param versions names of those that a tab may be fetching
 * @returns false, and what was visited stays, where another tab does not stop
 */
export async function removeEverything(
  base: string,
  versions: readonly string[],
): Promise<boolean> {
  const removed = await Promise.all(versions.map((version) => remove(base, version)));
  if (removed.includes(false)) {
    return false;
  }
  await removeAll(base);
  return true;
}
