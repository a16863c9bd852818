import {isOwn, versionCache} from '../caches';
import {sizesOf} from '../list';
import {deleteCaches, hashHeader, storedVersions, type StoredVersion} from '../stored';

/** A downloaded version with its stored bytes. */
export interface Downloaded extends StoredVersion {
  readonly bytes: number;
}

/** Hashes of the files in a cache, by address without the origin; `null` for other entries. */
export async function hashesIn(cache: Cache): Promise<Map<string, string | null>> {
  // Both are in the order of the cache.
  const [keys, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  return new Map(
    keys.map(({url}, index) => {
      const {pathname, search} = new URL(url);
      return [pathname + search, responses[index]?.headers.get(hashHeader) ?? null];
    }),
  );
}

/** Versions on the device, complete or in part, newest first. */
export async function downloadedVersions(base: string): Promise<Downloaded[]> {
  const found: Downloaded[] = [];
  for (const version of await storedVersions(base)) {
    let {files} = version.list;
    if (version.complete === undefined) {
      const hashes = await hashesIn(await caches.open(versionCache(base, version.list.version)));
      files = files.filter(([address, , hash]) => hashes.get(address) === hash);
    }
    found.push({...version, bytes: sizesOf(files).bytes});
  }
  return found;
}

/**
 * Removes a version, or all data of this manual, from the device.
 *
 * @param version all data if undefined
 */
export async function removeCaches(base: string, version?: string): Promise<void> {
  await deleteCaches(
    version === undefined
      ? (await caches.keys()).filter((name) => isOwn(base, name))
      : [versionCache(base, version)],
  );
}
