import {fetchWithLimit} from '../../../lib/fetchWithLimit';
import {manualMarker} from '../../../lib/reload/askSite';
import {saveTypedText} from '../../../lib/reload/typedText';
import {isHydrated, isStyled, scripts, styleSheets} from './page';

/** Key in the session storage: set by an automatic reload until a page has loaded completely. */
const repairedKey = 'repaired';

/** Whether the reader follows a link; a reload would cancel that navigation. */
let isLeaving = false;

let isRepairing = false;

function markLeaving(): void {
  isLeaving = true;
}

/** Whether the site responds with a page of the manual, not with a login page. */
async function isSiteReachable(): Promise<boolean> {
  isLeaving = false;
  addEventListener('beforeunload', markLeaving);
  const response = await fetchWithLimit(location.href, {cache: 'no-store'});
  return (await response.text()).includes(manualMarker);
}

/** Replaces the files of the page in the browser's cache, which may be truncated. */
async function refetchFiles(): Promise<void> {
  const files = [...styleSheets().map(({href}) => href), ...scripts()];
  try {
    await Promise.all(files.map(async (file) => fetchWithLimit(file, {cache: 'reload'})));
  } catch {
    // A new release has other files.
  }
}

function reload(): void {
  if (!isLeaving) {
    saveTypedText();
    location.reload();
  }
}

/**
 * Reloads a page whose files failed to load, for example a cached page of an old release:
 * once, to prevent a reload loop, and only if the site responds.
 *
 * @returns whether the page is reloaded, or has loaded completely meanwhile
 */
export async function repair(): Promise<boolean> {
  try {
    if (isRepairing || sessionStorage.getItem(repairedKey) !== null) {
      return false;
    }
    isRepairing = true;
    if (!(await isSiteReachable())) {
      return false;
    }
    await refetchFiles();
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
 * Reloads the page when the reader selects Retry.
 *
 * @throws Error if the site does not respond
 */
export async function retry(): Promise<void> {
  if (await isSiteReachable()) {
    await refetchFiles();
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
