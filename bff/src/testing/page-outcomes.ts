import { expect } from 'vitest';
import { bootOf, type RenderedSite } from './rendered-site.ts';

/** Short enough for a test, long enough for a page on a busy machine. */
export const SHORT_LIMITS = {
  startMs: 5000,
  pageMs: 3000,
  hangMs: 250,
  suspendMs: 4000,
  repairMs: 200,
  stableMs: 0,
  memoryMb: 160,
  grownMb: 64,
};

type PageReply = Awaited<ReturnType<RenderedSite['get']>>;

/** What pages of a site have become, for tests of remotes that fail. */
export function pagesOf(site: () => RenderedSite) {
  const get: RenderedSite['get'] = (url, headers) => site().get(url, headers);
  return {
    get,

    /** Pages of another remote; text searches are never stored, so each is rendered. */
    others: (count: number) => Array.from({ length: count }, (_, index) => get(`/toutes-recettes?q=a${index}`)),

    /** A failed test shows the log, which holds the cause. */
    expectRendered: (response: PageReply) =>
      expect([response.statusCode, bootOf(response).rendered], JSON.stringify(site().lines)).toEqual([200, true]),
  };
}

/** The document without content: 200, and the browser does the rest. */
export function expectLeftToBrowser(response: PageReply): void {
  expect(response.statusCode).toBe(200);
  expect(bootOf(response)).toMatchObject({ rendered: false });
  expect(response.body).not.toContain('<h1');
}
