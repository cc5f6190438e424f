/** Caches of the service worker; see hosts/shell/src/features/offline/worker.ts. */
const CACHE_PREFIX = 'tdt.';

/** A service worker that deletes what earlier ones have stored, and removes itself. Pages then load as without one. */
export const REMOVING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith('${CACHE_PREFIX}'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
`;
