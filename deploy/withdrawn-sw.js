// In the place of the site's sw.js, this takes the service worker away from
// every browser that has one, with all that it kept.

/** Says so to the pages that are open, which then offer to keep nothing. */
const withdraw = async () => {
  const {scope} = self.registration;
  const pathname = scope.slice(self.location.origin.length);
  // Another manual of the host has its own, by its base path.
  const own = pathname === '/' ? 'manual-' : `manual@${pathname}-`;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(own)).map((name) => caches.delete(name)),
  );
  if ((await caches.keys()).length === 0) {
    indexedDB.deleteDatabase('workbox-expiration');
  }
  const pages = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
  pages.filter(({url}) => url.startsWith(scope)).forEach((page) => page.postMessage('withdrawn'));
  await self.registration.unregister();
};

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(withdraw()));
// It stays with a page that had the worker, until that is closed; a page that
// opens meanwhile asks it.
addEventListener('message', (event) => event.waitUntil(withdraw()));
