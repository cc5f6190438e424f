import { fileListOf, linkedFiles } from './kept.ts';

/** The removing worker of the BFF deletes all caches with this prefix. */
export const CACHES = { pages: 'tdt.pages', data: 'tdt.data', files: 'tdt.files' };

/** The kept answer of an address, absolute or a path of the site. */
export const read = (cacheName: string, url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName, ignoreVary: true });

/** Addresses of all that a cache holds, the last kept last. */
export async function urlsOf(cacheName: string): Promise<string[]> {
  return (await (await caches.open(cacheName)).keys()).map(({ url }) => url);
}

/** The texts of a cache by their addresses, in the same order. */
export async function textsOf(cacheName: string): Promise<Map<string, string>> {
  const urls = await urlsOf(cacheName);
  return new Map(
    await Promise.all(urls.map(async (url) => [url, (await (await read(cacheName, url))?.text()) ?? ''] as const)),
  );
}

export async function remove(cacheName: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(urls.map((url) => cache.delete(url, { ignoreVary: true })));
}

/** Keeps files that are not kept yet. Those that cannot be had, or for which there is no room, are left out. */
export async function keepFiles(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.files);
  const add = async (url: string) => (await cache.match(url, { ignoreVary: true })) ?? cache.add(url);
  await Promise.allSettled(urls.map(add));
}

/** Keeps what a document links, and once all files of its remote. */
export async function keepFilesOf(html: string): Promise<void> {
  const linked = linkedFiles(html);
  await keepFiles(linked);
  const list = fileListOf(linked);
  if (!list || (await read(CACHES.files, list))) return;
  const answer = await fetch(list);
  if (!answer.ok) return;
  const paths: string[] = await answer.json();
  await keepFiles([list, ...paths.map((path) => new URL(path, answer.url).href)]);
}
