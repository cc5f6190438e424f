import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AdminSitemap, Site } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { absoluteUrl, sitemapEntries } from '@tdt/domain/seo';
import type { SitemapSource } from './sitemap-files.ts';
import { readSitemap } from './sitemap-reader.ts';

export type SitemapChanges = NonNullable<AdminSitemap['changes']>;

/** Whether today's content differs from the published one; `false`: none is published. */
export const hasChanged = ({ changes }: Pick<AdminSitemap, 'changes'>): boolean =>
  changes !== null && Object.values(changes).some(({ total }) => total > 0);

/** Addresses of a kind that a response lists. */
const LISTED_MAX = 10;
const BATCH = 2000;

/**
 * What differs between published files and today's content. The files are read one after another; in memory are the
 * paths and dates of today, some 10 MB for 100,000 recipes while it runs.
 */
export async function sitemapChanges(
  site: Pick<Site, 'url'>,
  source: SitemapSource,
  published: AsyncIterable<string>,
): Promise<SitemapChanges> {
  const home = absoluteUrl(site, '/');
  /** Path on the site; of an address elsewhere, such as the one that the site had before, the address itself. */
  const pathOf = (loc: string): string => (loc.startsWith(home) ? loc.slice(home.length - 1) : loc);
  const fixed = sitemapEntries(site, { recipes: [], countries: [] }).map(({ loc }) => pathOf(loc));
  const dates = await datesOf(fixed, source);
  const removed = counted();
  const updated = counted();
  for await (const xml of published) {
    for await (const addresses of readSitemap(xml)) {
      for (const { loc, lastmod } of addresses) {
        const path = pathOf(loc);
        const date = dates.get(path);
        if (date === undefined) removed.add(path);
        else if (date !== lastmod) updated.add(path);
        dates.delete(path);
      }
    }
  }
  const added = counted();
  for (const path of dates.keys()) added.add(path);
  return { added: added.result, removed: removed.result, updated: updated.result };
}

/** The dates of all pages by their paths; `null`: the sitemap states none. */
async function datesOf(fixed: readonly string[], { recipes, countries }: SitemapSource) {
  const dates = new Map<string, string | null>(fixed.map((path) => [path, null]));
  for (let start = 0; start < recipes.length; start += BATCH) {
    for (const { slug, updated_at } of recipes.slice(start, start + BATCH)) dates.set(PAGES.recipe(slug), updated_at);
    await nextTurn();
  }
  for (const { slug, updated_at } of countries) dates.set(PAGES.country(slug), updated_at);
  return dates;
}

function counted() {
  const result = { total: 0, first: [] as string[] };
  return {
    result,
    add(path: string): void {
      result.total += 1;
      if (result.first.length < LISTED_MAX) result.first.push(path);
    },
  };
}
