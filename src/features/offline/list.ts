export type ListedFile = readonly [
  address: string,
  bytes: number,
  hash: string,
  compressed: number,
];

/** List of everything that the pages of a version can request, written by the build. */
export interface OfflineList {
  readonly version: string;
  /** Label of the version for readers. */
  readonly label: string;
  readonly release: string;
  /** Address of the first page of the version. */
  readonly start: string;
  /** Download order: files that all pages need come first. */
  readonly files: readonly ListedFile[];
}

/** Precache of the worker, and the addresses that it responds to. */
export interface Frame {
  /** The home page and the search page. */
  readonly pages: readonly string[];
  /** Scripts, styles and pictures of these pages, and files that every page may load on demand. */
  readonly files: readonly string[];
  /** First path segments of the site, as `placeOf` returns them. */
  readonly places: readonly string[];
  /** Redirects by address. Hosts respond to them without a file. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Folder of the lists, relative to the base URL. */
export const listFolder = 'offline/';

export function listAddress(base: string, version: string): string {
  return `${base}${listFolder}${version}.json`;
}

/** State of a version, stored beside its list in the cache. */
export interface KeptState {
  /** ISO date of the last file. */
  readonly complete: string;
}

/** Address of the state of a version, which exists in the cache only. */
export function stateAddress(base: string, version: string): string {
  return `${base}${listFolder}${version}.state.json`;
}

/** Base64 characters of a hash: 96 bits. */
const hashLength = 16;

/** Hash of a file, in the format of the lists. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)).slice(0, hashLength);
}

/** Files of a list that an earlier one does not have with the same content. */
export function newFiles(
  files: readonly ListedFile[],
  earlier: readonly ListedFile[],
): ListedFile[] {
  const keyOf = ([address, , hash]: ListedFile) => `${hash} ${address}`;
  const known = new Set(earlier.map(keyOf));
  return files.filter((file) => !known.has(keyOf(file)));
}

export function sizesOf(files: readonly ListedFile[]): {bytes: number; compressed: number} {
  return files.reduce(
    (sum, [, bytes, , compressed]) => ({
      bytes: sum.bytes + bytes,
      compressed: sum.compressed + compressed,
    }),
    {bytes: 0, compressed: 0},
  );
}

/** Header with the title of a visited page. */
export const titleHeader = 'X-Manual-Title';
