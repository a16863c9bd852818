import {canonicalPath} from '../../src/lib/address';

/** Files of an archive other than pages of the manual. */
export const files = {
  /** Introduction. */
  start: 'index.html',
  contents: 'contents.html',
  search: 'search.html',
  styles: 'archive/archive.css',
  script: 'archive/archive.js',
  searchScript: 'archive/search.js',
  searchIndex: 'archive/search-index.js',
  searchTexts: 'archive/search-texts.js',
} as const;

/** Paths of a version on the site. */
export interface DocsPaths {
  /** Root of the version. */
  readonly root: string;
  /** Roots of the other versions. */
  readonly otherRoots: readonly string[];
  /** Address of the Introduction. */
  readonly main: string;
}

/** Maximum length of a path in the archive: Windows allows 260 characters for the whole path. */
const maxNameLength = 80;

/** Shortens a path that is too long by removing its second, third, … folder. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split('/');
  return name.length <= maxNameLength || rest.length < 2
    ? name
    : shortName([first, ...rest.slice(1)].join('/'));
}

function isBelow(address: string, folder: string): boolean {
  return address === folder || address.startsWith(`${folder}/`);
}

/** File of a page by its address on the site; `undefined` for other versions. */
export function pageFile(address: string, {root, otherRoots, main}: DocsPaths): string | undefined {
  const path = canonicalPath(address);
  if (path === '' || path === root || path === main) {
    return files.start;
  }
  const isOther = otherRoots.some((other) => other.length > root.length && isBelow(path, other));
  return isBelow(path, root) && !isOther
    ? shortName(`docs${path.slice(root.length)}.html`)
    : undefined;
}

/** Relative address of a file of the archive. */
export function relativeAddress(from: string, to: string): string {
  const [own, other] = [from.split('/').slice(0, -1), to.split('/')];
  let shared = 0;
  while (shared < own.length && shared < other.length - 1 && own[shared] === other[shared]) {
    shared += 1;
  }
  const up = own.slice(shared).map(() => '..');
  return encodeURI([...up, ...other.slice(shared)].join('/'));
}
