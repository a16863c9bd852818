import {readCacheName} from '../caches';
import {listAddress, stateAddress, type KeptState, type OfflineList} from '../list';
import {build} from './build';

/** A completely stored version. */
export interface KeptVersion {
  readonly cacheName: string;
  readonly list: OfflineList;
  readonly state: KeptState;
}

/** Completely stored versions, newest copies first. */
export async function keptVersions(): Promise<KeptVersion[]> {
  const found: KeptVersion[] = [];
  for (const cacheName of (await caches.keys()).reverse()) {
    const {version} = readCacheName(build.base, cacheName) ?? {};
    if (version !== undefined) {
      // `caches.open` would recreate a cache that is deleted meanwhile.
      const state = await caches.match(stateAddress(build.base, version), {cacheName});
      const list = await caches.match(listAddress(build.base, version), {cacheName});
      if (state && list) {
        found.push({
          cacheName,
          list: (await list.json()) as OfflineList,
          state: (await state.json()) as KeptState,
        });
      }
    }
  }
  return found;
}
