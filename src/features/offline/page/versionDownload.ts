import {fetchWithLimit} from '../../../lib/fetchWithLimit';
import {isHashed} from '../address';
import {versionCache} from '../caches';
import {
  hashOf,
  listAddress,
  sizesOf,
  stateAddress,
  type KeptState,
  type ListedFile,
  type OfflineList,
} from '../list';
import {hashHeader, storableResponse} from '../stored';
import {hashesIn, removeCaches} from './downloaded';
import {clearPending, pendingVersion, setPending, sharedName, waitForRetry} from './pending';

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
    /** Another tab downloads. */
    | 'elsewhere'
    /** The device has no storage left. */
    | 'full'
    /** See `reason`. */
    | 'failed';
  /** Uncompressed bytes. */
  readonly done: number;
  readonly total: number;
  readonly reason?: string;
}

/** Concurrent requests: few, so that pages still load quickly. */
const concurrency = 3;

/** The network or the site does not respond. */
class NetworkFailure extends Error {}

/** The download of this tab. */
interface Task {
  readonly base: string;
  readonly version: string;
  readonly abort: AbortController;
}

let progress: Progress | undefined;
let task: Task | undefined;
let running: Promise<void> = Promise.resolve();
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

/** Fetches one file and stores it with its hash. */
async function storeFile(
  cache: Cache,
  [address, , hash]: ListedFile,
  signal: AbortSignal,
): Promise<void> {
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
    throw new Error(
      `${address} (${response.status}) is not the listed file. After an update of the manual, select Resume.`,
    );
  }
  const stored = storableResponse(bytes, response);
  stored.headers.set(hashHeader, hash);
  await cache.put(address, stored);
}

/** Opens the cache of a version for the files of a list; earlier ones stay until replaced. */
async function openCache(base: string, list: OfflineList): Promise<Cache> {
  const {version} = list;
  const cache = await caches.open(versionCache(base, version));
  await cache.delete(stateAddress(base, version));
  await cache.put(
    listAddress(base, version),
    new Response(JSON.stringify(list), {headers: {'Content-Type': 'application/json'}}),
  );
  return cache;
}

/** Downloads the missing files of a version. */
async function downloadOnce(base: string, version: string, signal: AbortSignal): Promise<void> {
  const list = await fetchList(base, version, signal);
  const cache = await openCache(base, list);
  const hashes = await hashesIn(cache);
  const isLate = ([address]: ListedFile) => Number(!isHashed({pathname: address}, base));
  // Scripts and styles first, so that each page of an interrupted update has its own.
  const missing = list.files
    .filter(([address, , hash]) => hashes.get(address) !== hash)
    .sort((a, b) => isLate(a) - isLate(b));
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
    const own = new Set([listAddress(base, version), ...list.files.map(([address]) => address)]);
    const old = [...hashes.keys()].filter((address) => !own.has(address));
    await Promise.all(old.map((address) => cache.delete(address)));
    const state: KeptState = {complete: new Date().toISOString()};
    await cache.put(stateAddress(base, version), new Response(JSON.stringify(state)));
  }
}

async function downloadWithRetries(
  base: string,
  version: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      await downloadOnce(base, version, signal);
      if (!signal.aborted) {
        clearPending(base, version);
        setProgress(undefined);
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

/** Ends the download of this tab. */
async function abortTask(): Promise<void> {
  task?.abort.abort();
  task = undefined;
  await running;
}

/**
 * Downloads or updates a version: fetches the missing files only. Continues on the next
 * page if this one is closed. Only one tab downloads at a time.
 *
 * @param base base URL of the site
 */
export async function downloadVersion(base: string, version: string): Promise<void> {
  await abortTask();
  const own: Task = {base, version, abort: new AbortController()};
  task = own;
  setProgress({version, state: 'running', done: 0, total: 0});
  // Without persistence the browser may evict the version.
  void navigator.storage.persist().catch(() => false);
  const download = async (lock: Lock | null) => {
    if (lock) {
      setPending(base, version);
      await downloadWithRetries(base, version, own.abort.signal);
    } else {
      setProgress({version, state: 'elsewhere', done: 0, total: 0});
    }
  };
  running = navigator.locks.request(sharedName(base), {ifAvailable: true}, download);
  await running.finally(() => {
    task = task === own ? undefined : task;
  });
}

/** Pauses the download. Stored files stay, and `downloadVersion` resumes from them. */
export function pauseDownload(): void {
  if (task) {
    clearPending(task.base, task.version);
  }
  void abortTask();
  setProgress(progress && {...progress, state: 'stopped'});
}

/**
 * Removes a version, or all data of the manual.
 *
 * @param base base URL of the site
 * @param version all data if undefined
 */
export async function removeCopies(base: string, version?: string): Promise<void> {
  if (version === undefined || task?.version === version) {
    await abortTask();
  }
  if (version === undefined || progress?.version === version) {
    setProgress(undefined);
  }
  const pending = pendingVersion(base);
  if (pending !== undefined && (version ?? pending) === pending) {
    clearPending(base, pending);
  }
  await removeCaches(base, version);
}
