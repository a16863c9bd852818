import {find, normalize} from './find';

/** Folders and the name of a page, from its address. */
function segmentsOf(address: string): string[] {
  return address
    .replace(/\.html?$/u, '')
    .split('/')
    .filter((segment) => normalize(segment) !== '');
}

/** A shorter name is no name of a page, and many begin with it. */
const shortestName = 3;

/**
 * Existing addresses that resemble one that does not exist, best first. The
 * page's own name has to fit; of those that fit alike, the one with more of the
 * folders comes first, then the shorter.
 *
 * @param missing the address that was asked for
 * @param addresses the addresses that exist
 * @param limit how many to return at most
 */
export function nearestPages(missing: string, addresses: readonly string[], limit = 3): string[] {
  const folders = segmentsOf(missing);
  const name = folders.pop() ?? '';
  if (normalize(name).length < shortestName) {
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
