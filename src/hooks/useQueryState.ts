import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';

export interface QueryStateOptions<Key extends string> {
  /**
   * Whether a value is one that the key can have; each is by default. Any other
   * is read as none, and dropped from the address.
   */
  readonly accepts?: (key: Key, value: string) => boolean;
  /** Hash, with `#`, of an address that was written; by default it keeps its own. */
  readonly hash?: string;
}

export interface QueryState<Key extends string> {
  /** The value of a key; empty where the address has none. */
  readonly read: (key: Key) => string;
  /**
   * Change the values of some keys at once; an empty one is taken out.
   *
   * @param how `push` makes the change a step of its own, which Back undoes
   */
  readonly write: (
    change: Readonly<Partial<Record<Key, string>>>,
    how?: 'replace' | 'push',
  ) => void;
}

/**
 * State that stands in the query string of the address, so that it can be sent
 * and outlives the page. What other keys the address has stays.
 *
 * The HTML of a page is that of its address without a query: values are read
 * once React has taken the page over. While the next page loads, the values
 * are still those of the page that is shown, and nothing is written.
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
): QueryState<Key> {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  // The router shows a page once it is loaded; the history is ahead of it until then.
  const shown = useLocation();
  const latest = useHistorySelector(({location}) => location);
  const {search} = latest.pathname === shown.pathname ? latest : shown;
  const params = new URLSearchParams(isBrowser ? search : '');

  const read = (key: Key): string => {
    const value = params.get(key) ?? '';
    return accepts(key, value) ? value : '';
  };
  /** Write the address anew, with the value of each key that is made from its present one. */
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

  const isRefused = keys.some((key) => (params.get(key) ?? '') !== read(key));
  useEffect(() => {
    if (isRefused) {
      rewrite((_, present) => present, 'replace');
    }
  });
  return {
    read,
    write: (change, how = 'replace') =>
      rewrite((key, present) => change[key] ?? present, how, hash === undefined ? {} : {hash}),
  };
}
