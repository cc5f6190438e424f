import type { Page } from '@tdt/testing/browser';

/** Code and style of the catalogue's single pages; what they share is in one module. */
export const PAGE_FILES =
  /\/assets\/catalogue\/.*\/async\/(?:home|all-recipes|countries|country|menu|about|favourites|shopping-list|legal)\./;

/** Names of the pages' files that the browser requests from now on, as `chunk.js` or `chunk.css`. */
export function pageFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, chunk, kind] = /async\/([\w-]+)\.(\w+)/.exec(request.url()) ?? [];
    if (PAGE_FILES.test(request.url())) asked.push(`${chunk}.${kind}`);
  });
  return asked;
}
