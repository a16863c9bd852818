import {canonicalPath} from '../lib/address';

/** Files of an archive that are no page of the manual, below its folder. */
export const files = {
  /** The Introduction, which a reader opens first. */
  start: 'index.html',
  contents: 'contents.html',
  search: 'search.html',
  styles: 'archive/archive.css',
  script: 'archive/archive.js',
  searchScript: 'archive/search.js',
  searchIndex: 'archive/search-index.js',
  searchTexts: 'archive/search-texts.js',
} as const;

/** Where the pages of a version stand on the site. */
export interface DocsPlace {
  /** Address below which the pages of the version stand. */
  readonly root: string;
  /** Addresses below which those of other versions stand. */
  readonly otherRoots: readonly string[];
  /** Address of the Introduction. */
  readonly main: string;
}

/** Characters of a name below the folder of the archive: Windows ends at 260 with all folders above. */
const longestName = 80;

/**
 * Name of a file, without the folders in its middle that make it too long: they
 * are left out from the top.
 */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split('/');
  return name.length <= longestName || rest.length < 2
    ? name
    : shortName([first, ...rest.slice(1)].join('/'));
}

/** Whether an address is that of a folder, or below it. */
function isBelow(address: string, folder: string): boolean {
  return address === folder || address.startsWith(`${folder}/`);
}

/**
 * File of a page of the version, below the folder of the archive.
 *
 * @param address path of the page on the site
 * @returns `undefined` where the address is not one of the version
 */
export function pageFile(address: string, {root, otherRoots, main}: DocsPlace): string | undefined {
  const path = canonicalPath(address);
  if (path === '' || path === root || path === main) {
    return files.start;
  }
  const isOther = otherRoots.some((other) => other.length > root.length && isBelow(path, other));
  return isBelow(path, root) && !isOther
    ? shortName(`docs${path.slice(root.length)}.html`)
    : undefined;
}

/**
 * Relative address of a file.
 *
 * @param from the file that refers to it; both are below the folder of the archive
 */
export function relativeAddress(from: string, to: string): string {
  const [own, other] = [from.split('/').slice(0, -1), to.split('/')];
  let shared = 0;
  while (shared < own.length && shared < other.length - 1 && own[shared] === other[shared]) {
    shared += 1;
  }
  const up = own.slice(shared).map(() => '..');
  return encodeURI([...up, ...other.slice(shared)].join('/'));
}
