import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface QueryStateOptions<Key extends string> {
  /**
   * Validates a value. An invalid one is read as empty and removed from the query. All values
   * are valid by default.
   */
  readonly accepts?: (key: Key, value: string) => boolean;
  /** Hash, with `#`, for written addresses; unchanged by default. */
  readonly hash?: string;
}

/**
 * State in the query string, so that it can be shared and survives the page. Other keys are
 * preserved. Values are read after hydration, as static HTML has no query. While the next
 * page loads, the hook returns the values of the current page and writes nothing.
 *
 * @param keys names in the query string
 * @example
 * const {read, write} = useQueryState(['q', 'group']);
 * const query = read('q');
 * write({q: 'knx', group: ''}); // /docs/intro?q=knx
 */
export function useQueryState<Key extends string>(
  keys: readonly Key[],
  {accepts = () => true, hash}: QueryStateOptions<Key> = {},
) {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  // The history is ahead of the router until the next page is loaded.
  const shown = useLocation();
  const latest = useHistorySelector(({location}) => location);
  const {search} = latest.pathname === shown.pathname ? latest : shown;
  const params = new URLSearchParams(isBrowser ? search : '');

  /** Value of a key; empty if it is not in the query. */
  const read = (key: Key): string => {
    const value = params.get(key) ?? '';
    return accepts(key, value) ? value : '';
  };
  /** Replaces the address with new values of the keys. */
  const rewrite = (
    valueOf: (key: Key, present: string) => string,
    how: 'replace' | 'push',
    rest: {readonly hash?: string} = {},
  ) => {
    const {location} = history;
    if (location.pathname !== shown.pathname) {
      return;
    }
    const next = new URLSearchParams(location.search);
    for (const key of keys) {
      const value = valueOf(key, next.get(key) ?? '');
      if (value === '' || !accepts(key, value)) {
        next.delete(key);
      } else {
        next.set(key, value);
      }
    }
    history[how]({...location, search: next.toString(), ...rest});
  };

  const isInvalid = keys.some((key) => (params.get(key) ?? '') !== read(key));
  useEffect(() => {
    if (isInvalid) {
      rewrite((_, present) => present, 'replace');
    }
  });
  /** Updates several keys; an empty value removes its key. `push` adds a history entry. */
  const write = (
    change: Readonly<Partial<Record<Key, string>>>,
    how: 'replace' | 'push' = 'replace',
  ): void =>
    rewrite((key, present) => change[key] ?? present, how, hash === undefined ? {} : {hash});
  return {read, write};
}
