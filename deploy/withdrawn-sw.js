// Replaces `sw.js`: unregisters the service worker and deletes its caches.

/** Also notifies open pages, which then disable offline copies. */
const withdraw = async () => {
  const {scope} = self.registration;
  const pathname = scope.slice(self.location.origin.length);
  // Other manuals on this origin have caches with their own base path.
  const prefix = pathname === '/' ? 'manual-' : `manual@${pathname}-`;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)),
  );
  if ((await caches.keys()).length === 0) {
    indexedDB.deleteDatabase('workbox-expiration');
  }
  const clients = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
  clients
    .filter(({url}) => url.startsWith(scope))
    .forEach((client) => client.postMessage('withdrawn'));
  await self.registration.unregister();
};

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(withdraw()));
// Until its last controlled page is closed, this worker stays active, and new pages can still
// send it messages.
addEventListener('message', (event) => event.waitUntil(withdraw()));
