import {fetchWithLimit} from '../../../lib/fetchWithLimit';
import {keptCache} from '../caches';
import {
  hashOf,
  listAddress,
  newFiles,
  sizesOf,
  stateAddress,
  type KeptState,
  type ListedFile,
  type OfflineList,
} from '../list';
import {listIn, storableResponse} from '../stored';
import {addressesIn, removeCaches} from './kept';
import {clearPending, pendingVersion, setPending, sharedName, waitForRetry} from './pending';
import {postToWorker} from './registration';

/** Progress of the download of a version. */
export interface Progress {
  readonly version: string;
  readonly state:
    /** Downloading. */
    | 'running'
    /** Offline; retries automatically. */
    | 'waiting'
    /** Paused by the reader. */
    | 'stopped'
    /** The device has no storage left. */
    | 'full'
    /** Another tab is downloading; this tab continues when that tab closes. */
    | 'elsewhere'
    /** Removed by another tab. */
    | 'removed'
    /** See `reason`. */
    | 'failed';
  /** Uncompressed bytes. */
  readonly done: number;
  readonly total: number;
  readonly reason?: string;
}

/** Concurrent requests: few, so that pages still load quickly. */
const concurrency = 3;

/** Restarts after a release that is published during a download. */
const maxRestarts = 3;

/** A file differs from its hash in the list; the message is for the reader. */
class ChangedFile extends Error {}

/** The network or the site does not respond. */
class NetworkFailure extends Error {}

/** Milliseconds that another tab has to release the lock before a removal fails. */
const stopTimeout = 10_000;

/** Lock that the downloading tab of a version holds. */
function lockName(base: string, version: string): string {
  return `${sharedName(base)} ${version}`;
}

/** Message to the other tabs: stop the download of this version. */
interface StopMessage {
  readonly version: string;
  /** Whether the version is being removed. */
  readonly isRemoved: boolean;
}

function notifyTabs(base: string, message: StopMessage): void {
  const channel = new BroadcastChannel(sharedName(base));
  channel.postMessage(message);
  channel.close();
}

/** The last request of this tab. */
interface Task {
  readonly base: string;
  readonly version: string;
  readonly abort: AbortController;
}

let progress: Progress | undefined;
let task: Task | undefined;
let settled: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

function setProgress(next: Progress | undefined): void {
  progress = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Subscribes to changes of the progress; returns the function to unsubscribe. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Progress of the last request; `undefined` if there is none, or if it is complete. */
export function currentProgress(): Progress | undefined {
  return progress;
}

/**
 * Fetches the list of a version.
 *
 * @throws NetworkFailure if the site does not respond, Error if it has no list
 */
export async function fetchList(
  base: string,
  version: string,
  signal: AbortSignal | null = null,
): Promise<OfflineList> {
  const response = await fetchWithLimit(listAddress(base, version), {
    ...{cache: 'no-store', signal},
  }).catch((error: unknown) => {
    throw new NetworkFailure('The site does not respond.', {cause: error});
  });
  if (!response.ok) {
    throw new Error(`The list of files could not be loaded (${response.status}). Try again later.`);
  }
  const list = (await response.json().catch(() => null)) as Partial<OfflineList> | null;
  if (list?.version !== version || !Array.isArray(list.files)) {
    throw new NetworkFailure('The response does not come from the site.');
  }
  return list as OfflineList;
}

/** Stores one file, from another copy on the device or from the site. */
async function storeFile(
  cache: Cache,
  [address, , hash]: ListedFile,
  signal: AbortSignal,
): Promise<void> {
  for (const cacheName of await caches.keys()) {
    const copy = await caches.match(address, {cacheName});
    const bytes = await copy?.clone().arrayBuffer();
    if (copy && bytes && (await hashOf(bytes)) === hash) {
      await cache.put(address, storableResponse(bytes, copy));
      return;
    }
  }
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    response = await fetchWithLimit(address, {cache: 'no-store', signal, priority: 'low'});
    bytes = await response.arrayBuffer();
  } catch (error) {
    throw new NetworkFailure('The site does not respond.', {cause: error});
  }
  if (response.status >= 500) {
    throw new NetworkFailure(`${address}: ${response.status}`);
  }
  // Some hosts serve the not-found page with status 404 under its own address, too.
  if ((await hashOf(bytes)) !== hash) {
    throw new ChangedFile(
      response.ok
        ? `Something between this device and the site changes ${address}.`
        : `The site does not have ${address} (${response.status}).`,
    );
  }
  await cache.put(address, storableResponse(bytes, response));
}

/**
 * Opens the cache of a release and stores the list in it. Entries that changed since an
 * earlier list of the same release are deleted.
 */
async function openCache(base: string, list: OfflineList): Promise<Cache> {
  const cacheName = keptCache(base, list.version, list.release);
  const before = await listIn(cacheName, base, list.version);
  const cache = await caches.open(cacheName);
  if (before) {
    const changed = newFiles(before.files, list.files).map(([address]) => address);
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

/** Downloads the missing files of a version. */
async function download(base: string, version: string, signal: AbortSignal): Promise<void> {
  const list = await fetchList(base, version, signal);
  const cache = await openCache(base, list);
  const present = await addressesIn(cache);
  const missing = list.files.filter(([address]) => !present.has(address));
  const total = sizesOf(list.files).bytes;
  let done = total - sizesOf(missing).bytes;
  const reportProgress = () => {
    if (!signal.aborted) {
      setProgress({version, state: 'running', done, total});
    }
  };
  reportProgress();
  const waiting = missing.values();
  let failure: unknown;
  const work = async () => {
    for (const file of waiting) {
      if (signal.aborted || failure !== undefined) {
        return;
      }
      try {
        await storeFile(cache, file, signal);
      } catch (error) {
        failure ??= error;
        return;
      }
      done += file[1];
      reportProgress();
    }
  };
  await Promise.all(Array.from({length: concurrency}, work));
  if (failure !== undefined) {
    // Thrown unwrapped, because the caller depends on its class.
    throw failure as Error;
  }
  if (!signal.aborted) {
    const state: KeptState = {complete: new Date().toISOString()};
    await cache.put(stateAddress(base, version), new Response(JSON.stringify(state)));
  }
}

async function downloadWithRetries(
  base: string,
  version: string,
  signal: AbortSignal,
): Promise<void> {
  let restarts = 0;
  for (;;) {
    try {
      await download(base, version, signal);
      if (!signal.aborted) {
        clearPending(base, version);
        setProgress(undefined);
        postToWorker(navigator.serviceWorker.controller, {type: 'evict'});
      }
      return;
    } catch (error) {
      if (signal.aborted) {
        return;
      }
      const now = {version, done: progress?.done ?? 0, total: progress?.total ?? 0};
      if (error instanceof NetworkFailure) {
        setProgress({...now, state: 'waiting'});
        await waitForRetry(signal);
      } else if (error instanceof ChangedFile && restarts < maxRestarts) {
        // A new release was published during the download. The new list shows which files are
        // still valid.
        restarts += 1;
      } else {
        clearPending(base, version);
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        const reason = error instanceof Error ? error.message : String(error);
        setProgress({...now, state: isFull ? 'full' : 'failed', reason});
        return;
      }
    }
  }
}

/**
 * Runs in one tab at a time. Another tab waits for the lock: it continues if the first tab
 * was closed, and ends if the download was completed or stopped.
 */
async function downloadExclusively({base, version, abort: {signal}}: Task): Promise<void> {
  const lock = lockName(base, version);
  const isFree = await navigator.locks.request(lock, {ifAvailable: true}, async (heldLock) => {
    if (heldLock) {
      await downloadWithRetries(base, version, signal);
    }
    return heldLock !== null;
  });
  if (isFree || signal.aborted) {
    return;
  }
  setProgress({version, state: 'elsewhere', done: 0, total: 0});
  const resume = async () => {
    if (pendingVersion(base) === version) {
      setProgress({version, state: 'running', done: 0, total: 0});
      await downloadWithRetries(base, version, signal);
    } else {
      setProgress(undefined);
    }
  };
  await navigator.locks.request(lock, {signal}, resume).catch((error: unknown) => {
    if (!signal.aborted) {
      throw error;
    }
  });
}

function abortTask(): void {
  task?.abort.abort();
  task = undefined;
}

/** Stops on request of another tab. */
async function handleStop({version, isRemoved}: StopMessage, {base}: Task): Promise<void> {
  abortTask();
  if (isRemoved) {
    await settled;
    // Waits for the tab that removes the version.
    await navigator.locks.request(lockName(base, version), () => undefined);
    if (task) {
      // The reader has started another download meanwhile.
      return;
    }
  }
  setProgress(progress && {...progress, state: isRemoved ? 'removed' : 'stopped'});
}

/**
 * Downloads or updates a version: fetches the missing files only. Continues on the next
 * page if this one is closed.
 *
 * @param base base URL of the site
 */
export async function keep(base: string, version: string): Promise<void> {
  abortTask();
  const own: Task = {base, version, abort: new AbortController()};
  task = own;
  const before = settled;
  setProgress({version, state: 'running', done: 0, total: 0});
  setPending(base, version);
  // Without persistence the browser may evict the copy.
  void navigator.storage.persist().catch(() => false);
  const channel = new BroadcastChannel(sharedName(base));
  channel.onmessage = ({data}: MessageEvent<StopMessage>) => {
    if (data.version === version && task === own) {
      void handleStop(data, own);
    }
  };
  const running = before.then(() => downloadExclusively(own)).finally(() => channel.close());
  settled = running.catch(() => undefined);
  await running;
}

/** Pauses the download in all tabs. Stored files stay, and `keep` resumes from them. */
export function stop(): void {
  if (task) {
    const {base, version} = task;
    abortTask();
    clearPending(base, version);
    notifyTabs(base, {version, isRemoved: false});
  }
  setProgress(progress && {...progress, state: 'stopped'});
}

/**
 * Removes a version when no tab downloads it.
 *
 * @param base base URL of the site
 * @returns false if another tab does not release the lock; then nothing is removed
 */
export async function remove(base: string, version: string): Promise<boolean> {
  if (task?.version === version) {
    abortTask();
  }
  if (progress?.version === version) {
    setProgress(undefined);
  }
  clearPending(base, version);
  notifyTabs(base, {version, isRemoved: true});
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), stopTimeout);
  try {
    await navigator.locks.request(lockName(base, version), {signal: timeout.signal}, async () =>
      removeCaches(base, version),
    );
    return true;
  } catch (error) {
    if (timeout.signal.aborted) {
      return false;
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Removes all data of the manual.
 *
 * @param versions names of versions that a tab may be downloading
 * @returns false if another tab does not release the lock; then the visited pages stay
 */
export async function removeEverything(
  base: string,
  versions: readonly string[],
): Promise<boolean> {
  const removed = await Promise.all(versions.map((version) => remove(base, version)));
  if (removed.includes(false)) {
    return false;
  }
  await removeCaches(base);
  return true;
}
