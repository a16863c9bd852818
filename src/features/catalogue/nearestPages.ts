import {find, normalize} from './find';

function segmentsOf(address: string): string[] {
  return address
    .replace(/\.html?$/u, '')
    .split('/')
    .filter((segment) => normalize(segment) !== '');
}

/** Minimum length of a name: many names begin with a shorter one. */
const minLength = 3;

/**
 * Existing addresses that are similar to a missing one, best first. The name of the page must
 * match; pages with more common folders, then with a shorter address, rank higher.
 */
export function nearestPages(missing: string, addresses: readonly string[], limit = 3): string[] {
  const folders = segmentsOf(missing);
  const name = folders.pop() ?? '';
  if (normalize(name).length < minLength) {
    return [];
  }
  const pages = addresses
    .map((address) => {
      const segments = segmentsOf(address);
      const shared = folders.filter((folder) => segments.includes(folder)).length;
      return {title: address, names: segments.slice(-1), words: [], shared};
    })
    .sort((a, b) => b.shared - a.shared || a.title.length - b.title.length);
  return find(pages, name)
    .matches.slice(0, limit)
    .map(({entry}) => entry.title);
}
