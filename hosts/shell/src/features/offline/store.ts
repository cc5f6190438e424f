import { fileListOf, linkedFiles, timerScriptsOf } from './cached.ts';

/** Documents with API responses, and files. The removing worker of the BFF deletes all caches with this prefix. */
export const CACHES = { pages: 'tdt.pages', files: 'tdt.files' };

/** The cached response of an address, absolute or a path of the site. */
export const read = (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true });

/** Addresses of all that a cache has, the newest last. */
export async function urlsOf(cacheName: string): Promise<string[]> {
  return (await (await caches.open(cacheName)).keys()).map(({ url }) => url);
}

/** The texts of these addresses, in the same order. */
export const textsOf = (urls: readonly string[]): Promise<string[]> =>
  Promise.all(urls.map(async (url) => (await (await read(url))?.text()) ?? ''));

export async function remove(cacheName: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(urls.map((url) => cache.delete(url, { ignoreVary: true })));
}

/** Stores files that are not stored yet. Those that cannot be loaded, or for which there is no room, are left out. */
export async function cacheFiles(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.files);
  await Promise.allSettled(urls.map(async (url) => (await read(url)) ?? cache.add(url)));
}

/** Caches what a document links, and once all files of its remote. */
export async function cacheFilesOf(html: string): Promise<void> {
  const linked = linkedFiles(html);
  await cacheFiles([...linked, ...timerScriptsOf(linked)]);
  const list = fileListOf(linked);
  if (!list || (await read(list))) return;
  const response = await fetch(list);
  if (!response.ok) return;
  const paths: string[] = await response.json();
  await cacheFiles([list, ...paths.map((path) => new URL(path, response.url).href)]);
}
