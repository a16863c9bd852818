import {bypassCache, fetchFile} from '../fetchFile';
import {StartError} from './startError';

/*
 * The client of the worker and the suggestions have their own chunk, because only a search needs
 * them.
 */

/**
 * Search worker.
 *
 * @throws StartError if its code cannot be loaded; for other errors, see `client.ts`
 */
export async function searchWorker() {
  const client = await import(/* webpackChunkName: "search-box" */ './client').catch(() => {
    throw new StartError();
  });
  return client.searchWorker();
}

/** Workers with a loaded index, by address of the index. */
const workers = new Map<string, ReturnType<typeof searchWorker>>();

async function load(index: string) {
  const [worker, bytes] = await Promise.all([searchWorker(), fetchFile(index)]);
  await worker.load(index, bytes);
  return worker;
}

/**
 * Search worker with an index. The page fetches the index while the worker starts.
 *
 * @param index address of the index file
 * @throws StartError if the code of the search cannot be loaded; Error with advice for
 *   the reader if the index cannot be loaded
 */
export function workerWith(index: string) {
  const worker = workers.get(index) ?? load(index);
  workers.set(index, worker);
  worker.catch(() => {
    workers.delete(index);
    bypassCache(index);
  });
  return worker;
}

/** Loads the component of the suggestions. */
export async function loadSuggestions() {
  const {default: Suggestions} = await import(
    /* webpackChunkName: "search-box" */ './SearchBox/Suggestions'
  );
  return Suggestions;
}
