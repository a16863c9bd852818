/** Workbox's database of cache timestamps, shared by all sites of an origin. */
const database = {name: 'workbox-expiration', store: 'cache-entries', index: 'cacheName'} as const;

/** The database; `undefined` if it does not exist or the browser denies access. */
function open(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(database.name);
    request.onupgradeneeded = () => {
      // The database does not exist. An empty one would break Workbox.
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
}

/** Deletes the timestamps of caches that were deleted. */
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
