// In the place of the site's sw.js, this takes the service worker away from
// every browser that has one, with all that it kept.
addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => {
  const withdraw = async () => {
    indexedDB.deleteDatabase('workbox-expiration');
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('manual-')).map((name) => caches.delete(name)),
    );
    await self.registration.unregister();
  };
  event.waitUntil(withdraw());
});
