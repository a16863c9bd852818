/** Workbox's database of when each file of a cache came: one for all sites of a host. */
const database = {name: 'workbox-expiration', store: 'cache-entries', index: 'cacheName'} as const;

/** The database; `undefined` where there is none, or the browser lets nobody have it. */
function open(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(database.name);
    request.onupgradeneeded = () => {
      // It is not there: an empty one would be of no use to Workbox.
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
}

/** Forgets when the files of some caches came, as these caches are gone. */
export async function forgetExpiry(cacheNames: readonly string[]): Promise<void> {
  const db = await open();
  if (!db) {
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const transaction = db.transaction(database.store, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error(database.name));
    const store = transaction.objectStore(database.store);
    for (const name of cacheNames) {
      const keys = store.index(database.index).getAllKeys(name);
      keys.onsuccess = () => {
        keys.result.forEach((key) => store.delete(key));
      };
    }
  }).finally(() => db.close());
}
