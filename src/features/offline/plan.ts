import type {ListedFile, OfflineList} from './list';

/** Files of a version by what is to be done for them. */
export interface Plan {
  /** Already stored. */
  readonly done: readonly ListedFile[];
  /** Available in another copy on the device. */
  readonly copy: readonly ListedFile[];
  /** Available from the site only. */
  readonly fetch: readonly ListedFile[];
}

/** Plans a download: after an interruption or a new release, only missing files are fetched. */
export function planOf(
  {files}: Pick<OfflineList, 'files'>,
  /** Addresses in the cache of this release. */
  present: ReadonlySet<string>,
  /** Hashes of files in other copies, by address. */
  elsewhere: ReadonlyMap<string, string>,
): Plan {
  const done = files.filter(([address]) => present.has(address));
  const missing = files.filter(([address]) => !present.has(address));
  const canCopy = ([address, , hash]: ListedFile) => elsewhere.get(address) === hash;
  return {
    done,
    copy: missing.filter(canCopy),
    fetch: missing.filter((file) => !canCopy(file)),
  };
}

/** Addresses whose file has changed since the earlier list, or is no longer listed. */
export function changedAddresses(
  before: Pick<OfflineList, 'files'>,
  now: Pick<OfflineList, 'files'>,
): string[] {
  const hashes = new Map(now.files.map(([address, , hash]) => [address, hash]));
  return before.files
    .filter(([address, , hash]) => hashes.get(address) !== hash)
    .map(([address]) => address);
}
