import type { Site } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { sitemapChanges } from './sitemap-changes.ts';
import { type Listed, planSitemap, type SitemapSource } from './sitemap-files.ts';

const site = { url: 'https://table.example' } as Site;
const listed = (slug: string, updated_at = '2026-02-03T10:00:00.000Z'): Listed => ({
  slug,
  updated_at,
  picture: '/p.webp',
});
const sourceOf = (recipes: Listed[], countries: Listed[] = []): SitemapSource => ({
  recipes,
  countries,
  worldParts: [],
  characters: 0,
});
const none = { total: 0, first: [] };

/** What has changed between two states of the content. */
async function changesBetween(before: SitemapSource, now: SitemapSource, published = site) {
  async function* files() {
    yield await planSitemap(published, before).main();
  }
  return sitemapChanges(site, now, files());
}

it('finds nothing in the same content, in whatever order', async () => {
  const [a, b, japon] = [listed('a'), listed('b'), listed('japon')];
  expect(await changesBetween(sourceOf([a, b], [japon]), sourceOf([b, a], [japon]))).toEqual({
    added: none,
    removed: none,
    updated: none,
  });
});

it('lists new and removed pages, and those with another date', async () => {
  const later = '2026-05-06T10:00:00.000Z';
  const before = sourceOf([listed('old'), listed('same'), listed('edited')], [listed('japon')]);
  const now = sourceOf([listed('edited', later), listed('same'), listed('new')], [listed('japon', later)]);
  expect(await changesBetween(before, now)).toEqual({
    added: { total: 1, first: ['/recipe/new'] },
    removed: { total: 1, first: ['/recipe/old'] },
    updated: { total: 2, first: ['/recipe/edited', '/pays/japon'] },
  });
});

it('counts all, and lists ten', async () => {
  const many = Array.from({ length: 2500 }, (_, index) => listed(`r-${index}`));
  const first = many.slice(0, 10).map(({ slug }) => `/recipe/${slug}`);
  expect(await changesBetween(sourceOf([]), sourceOf(many))).toMatchObject({ added: { total: 2500, first } });
  expect(await changesBetween(sourceOf(many), sourceOf([]))).toMatchObject({ removed: { total: 2500, first } });
});

it('sees every address as new where the site had another address', async () => {
  const source = sourceOf([listed('a')]);
  const former = { url: 'http://127.0.0.1:3000' } as Site;
  const { added, removed } = await changesBetween(source, source, former);
  expect(added).toEqual({ total: 4, first: ['/', '/toutes-recettes', '/about', '/recipe/a'] });
  expect(removed.first).toContain('http://127.0.0.1:3000/recipe/a');
});
