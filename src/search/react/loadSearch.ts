import {askSite} from '../../reload/askSite';
import {keepTyped} from '../../reload/typedText';
import {StartError} from './startError';

/*
 * What nobody needs before he searches stands in a script of its own: the
 * worker's client and the list below the box.
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
  keepTyped();
  window.location.reload();
  return true;
}
