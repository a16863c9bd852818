import {manualMarker} from '../../../lib/reload/askSite';
import {isHydrated, isStyled, scripts, styleSheets} from './page';
import {saveSearchText} from './searchText';

/** Session storage: the page was reloaded automatically, and no page has been complete since. */
const repairedKey = 'repaired';

/** The reader follows a link meanwhile; a reload would replace that page. */
let isLeaving = false;

let isRepairing = false;

function leave(): void {
  isLeaving = true;
}

/** Whether the site answers with a page of the manual, instead of a login page. */
async function isSiteReached(): Promise<boolean> {
  isLeaving = false;
  addEventListener('beforeunload', leave);
  const response = await fetch(location.href, {cache: 'no-store'});
  return (await response.text()).includes(manualMarker);
}

/** Replaces the files of the page in the browser's cache, which may be truncated. */
async function fetchFilesAgain(): Promise<void> {
  const files = [...styleSheets().map(({href}) => href), ...scripts()];
  try {
    await Promise.all(files.map(async (file) => (await fetch(file, {cache: 'reload'})).text()));
  } catch {
    // A new release has other files.
  }
}

function reload(): void {
  if (!isLeaving) {
    saveSearchText();
    location.reload();
  }
}

/**
 * Reloads a page whose files did not arrive, as one of an old release in a cache: once, as
 * reloads could be endless, and only if the site answers.
 *
 * @returns whether the page is reloaded, or has become complete meanwhile
 */
export async function repair(): Promise<boolean> {
  try {
    if (isRepairing || sessionStorage.getItem(repairedKey) !== null) {
      return false;
    }
    isRepairing = true;
    if (!(await isSiteReached())) {
      return false;
    }
    await fetchFilesAgain();
    if (!isLeaving && !(isHydrated() && isStyled())) {
      sessionStorage.setItem(repairedKey, '1');
      reload();
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page for the reader.
 *
 * @throws Error if the site does not answer
 */
export async function retry(): Promise<void> {
  if (await isSiteReached()) {
    await fetchFilesAgain();
  }
  reload();
}

/** Allows the next repair. */
export function markComplete(): void {
  try {
    sessionStorage.removeItem(repairedKey);
  } catch {
    // Without storage, no page is repaired.
  }
}
