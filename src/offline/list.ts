/** A file as the list of a version has it: address, bytes, hash, bytes when compressed. */
export type ListedFile = readonly [
  address: string,
  bytes: number,
  hash: string,
  compressed: number,
];

/** What the build writes about a version: everything that its pages can ask for. */
export interface OfflineList {
  /** Name of the version. */
  readonly version: string;
  /** Its name for readers. */
  readonly label: string;
  readonly release: string;
  /** Address of the page with which the version begins. */
  readonly start: string;
  /** Addresses of its pages begin so. */
  readonly root: string;
  /** Addresses of pages of other versions that begin so, too, begin like one of these. */
  readonly others: readonly string[];
  /** In the order in which they are fetched: what all pages need comes first. */
  readonly files: readonly ListedFile[];
}

/** Folder of the lists, below the base address of the site. */
export const listFolder = 'offline/';

/** Address of the list of a version. */
export function listAddress(base: string, version: string): string {
  return `${base}${listFolder}${version}.json`;
}

/** What stands beside the list in the cache of a version. */
export interface KeptState {
  /** When the last file had come, as an ISO date. */
  readonly complete: string;
}

/** Address, in a cache alone, of the state of a version that is kept. */
export function stateAddress(base: string, version: string): string {
  return `${base}${listFolder}${version}.state.json`;
}

/** Name of the not-found page below the base address of the site. */
export const notFoundName = '404.html';

/** Name of the worker below the base address of the site. */
export const workerName = 'sw.js';

/** Characters of a hash in base64: 96 bits. */
const hashLength = 16;

/** The hash of a file as the lists have it. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)).slice(0, hashLength);
}

/** Sum of the sizes of some files. */
export function sizesOf(files: readonly ListedFile[]): {bytes: number; compressed: number} {
  return files.reduce(
    (sum, [, bytes, , compressed]) => ({
      bytes: sum.bytes + bytes,
      compressed: sum.compressed + compressed,
    }),
    {bytes: 0, compressed: 0},
  );
}

/** Header with the title of a page that is kept because it was visited. */
export const titleHeader = 'X-Manual-Title';
