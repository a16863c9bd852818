import {useHistory, useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * State in the query string, so that it can be shared and survives the page. Other keys are
 * preserved. Values are read after hydration, as static HTML has no query. While the next
 * page loads, the hook returns the values of the current page and writes nothing.
 *
 * @param hash hash with `#` for written addresses; unchanged by default
 * @example
 * const {read, write} = useQueryState();
 * const query = read('q');
 * write({q: 'knx', group: ''}); // /docs/intro?q=knx
 */
export function useQueryState(hash?: string) {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  // The history is ahead of the router until the next page is loaded.
  const shown = useLocation();
  const latest = useHistorySelector(({location}) => location);
  const {search} = latest.pathname === shown.pathname ? latest : shown;
  const params = new URLSearchParams(isBrowser ? search : '');

  /** Value of a key; empty if it is not in the query. */
  const read = (key: string): string => params.get(key) ?? '';
  /** Updates several keys; an empty value removes its key. `push` adds a history entry. */
  const write = (
    change: Readonly<Record<string, string>>,
    how: 'replace' | 'push' = 'replace',
  ): void => {
    const {location} = history;
    if (location.pathname === shown.pathname) {
      const next = new URLSearchParams(location.search);
      for (const [key, value] of Object.entries(change)) {
        if (value === '') {
          next.delete(key);
        } else {
          next.set(key, value);
        }
      }
      history[how]({...location, search: next.toString(), ...(hash !== undefined && {hash})});
    }
  };
  return {read, write};
}
