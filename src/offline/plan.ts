import type {ListedFile, OfflineList} from './list';

/** What of a version is on the device, and what is to be done for the rest. */
export interface Plan {
  /** Files that are there. */
  readonly done: readonly ListedFile[];
  /** Files that another copy on the device has. */
  readonly copy: readonly ListedFile[];
  /** Files that only the site has. */
  readonly fetch: readonly ListedFile[];
}

/** Address of a file without its query, which only keeps caches from an older release's. */
export const withoutQuery = (address: string): string => address.replace(/\?.*$/u, '');

/** What is to be done so that a version is kept: after a stop, or after a new release, only what is missing. */
export function planOf(
  {files}: Pick<OfflineList, 'files'>,
  /** Addresses that are in the cache of this release. */
  present: ReadonlySet<string>,
  /** Hashes of what other copies of the version have, by address without query. */
  elsewhere: ReadonlyMap<string, string>,
): Plan {
  const done = files.filter(([address]) => present.has(address));
  const missing = files.filter(([address]) => !present.has(address));
  const canCopy = ([address, , hash]: ListedFile) => elsewhere.get(withoutQuery(address)) === hash;
  return {
    done,
    copy: missing.filter(canCopy),
    fetch: missing.filter((file) => !canCopy(file)),
  };
}

/** Addresses whose file is not the one that it was when the list before was written, or is no longer listed. */
export function changedAddresses(
  before: Pick<OfflineList, 'files'>,
  now: Pick<OfflineList, 'files'>,
): string[] {
  const hashes = new Map(now.files.map(([address, , hash]) => [address, hash]));
  return before.files
    .filter(([address, , hash]) => hashes.get(address) !== hash)
    .map(([address]) => address);
}
