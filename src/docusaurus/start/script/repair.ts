import {reload, type SiteResponse} from '../../../lib/reload/site';
import {scripts, styleSheets} from './page';

/** Key in the session storage: set by an automatic reload until a page has loaded completely. */
const repairedKey = 'repaired';

/** Reloads the page with new copies of its styles and scripts, if the site responds. */
export async function retry(): Promise<SiteResponse> {
  return reload([...styleSheets().map(({href}) => href), ...scripts()]);
}

/**
 * Reloads a page whose files failed to load, for example a cached page of an old release: once, to
 * prevent a reload loop.
 */
export function repair(): void {
  try {
    if (sessionStorage.getItem(repairedKey) === null) {
      sessionStorage.setItem(repairedKey, '1');
      void retry();
    }
  } catch {
    // Without storage, reloads could be endless.
  }
}

/** Allows the next repair. */
export function markComplete(): void {
  try {
    sessionStorage.removeItem(repairedKey);
  } catch {
    // Without storage, no page is repaired.
  }
}
