import {askSite} from '../../../lib/reload/askSite';
import {saveTypedText} from '../../../lib/reload/typedText';
import {StartError} from './startError';

/*
 * The worker's client and the list below the box are in a script of their own, because only a
 * search needs them.
 */

/**
 * The worker that searches.
 *
 * @throws StartError when its code does not come; see `client.ts` for others
 */
export async function searchWorker() {
  const client = await import(/* webpackChunkName: "search-box" */ './client').catch(() => {
    throw new StartError();
  });
  return client.searchWorker();
}

/** Milliseconds after which the page gives its own request up. */
const patience = 60_000;

/** Workers with an index, by its address. */
const workers = new Map<string, ReturnType<typeof searchWorker>>();
/** Indexes that did not come, or were of no use: the browser's cache may have them as they came. */
const failed = new Set<string>();

async function request(index: string): Promise<ArrayBuffer | undefined> {
  if (new URL(index, location.href).origin !== location.origin) {
    return undefined;
  }
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    const response = await fetch(index, {signal: abort.signal});
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function load(index: string) {
  const answer = failed.has(index) ? undefined : request(index);
  const worker = await searchWorker();
  await worker.load(index, await answer);
  return worker;
}

/**
 * The worker that searches, with an index. The page fetches the index while the
 * worker starts, which would ask for it only then; where that brings nothing,
 * the worker asks itself, and reports the error.
 *
 * @param index address of the index file
 * @throws StartError when the code of the search does not come; Error that says
 * what to do when the index cannot be had
 */
export function workerWith(index: string) {
  const worker = workers.get(index) ?? load(index);
  workers.set(index, worker);
  worker.catch(() => {
    workers.delete(index);
    failed.add(index);
  });
  return worker;
}

/** The list below the box. */
export async function loadSuggestions() {
  const {default: Suggestions} = await import(
    /* webpackChunkName: "search-box" */ './SearchBox/Suggestions'
  );
  return Suggestions;
}

/**
 * Loads the page as a whole, where the site answers, and keeps what was typed:
 * of an older release the code of the search is gone for good.
 *
 * @param script address of what came and is no script, if anything did
 * @returns whether the page goes
 */
export async function loadAgain(script?: string): Promise<boolean> {
  if ((await askSite()) !== 'page') {
    return false;
  }
  if (script !== undefined) {
    // To its end, so that the cache has it before the page asks for it.
    await fetch(script, {cache: 'reload'})
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
  saveTypedText();
  window.location.reload();
  return true;
}
