import type { Site } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import { type Listed, PART_URLS, planSitemap, type SitemapSource, URLS_MAX } from './sitemap-files.ts';

const site = { url: 'https://table.example' } as Site;
const updated_at = '2026-02-03T10:00:00.000Z';
const listed = (prefix: string, count: number): Listed[] =>
  Array.from({ length: count }, (_, index) => ({ slug: `${prefix}-${index}`, updated_at, picture: '/p.webp' }));

const sourceOf = (recipes: Listed[], countries: Listed[], characters = 0): SitemapSource => ({
  recipes,
  countries,
  worldParts: [],
  characters,
});

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc ?? '');

it('is well-formed XML with one element for each address', async () => {
  const xml = await planSitemap(site, sourceOf(listed('r', 2), listed('c', 1))).main();
  expect(convert(xml, { format: 'object' })).toMatchObject({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      url: [
        { loc: 'https://table.example/', changefreq: 'daily', priority: '1.0' },
        {},
        {},
        {
          loc: 'https://table.example/recipe/r-0',
          changefreq: 'weekly',
          priority: '0.8',
          lastmod: updated_at,
          'image:image': { 'image:loc': 'https://table.example/p.webp' },
        },
        { loc: 'https://table.example/recipe/r-1' },
        { loc: 'https://table.example/pays/c-0', changefreq: 'weekly', priority: '0.6', lastmod: updated_at },
      ],
    },
  });
});

it('is one file up to 50,000 addresses', async () => {
  const plan = planSitemap(site, sourceOf(listed('r', URLS_MAX - 5), listed('c', 2)));
  expect([plan.urls, plan.parts]).toEqual([URLS_MAX, 0]);
  await expect(plan.part(1)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' });
});

it('is an index with parts beyond that, each address in exactly one part', async () => {
  const recipes = listed('r', URLS_MAX);
  const plan = planSitemap(site, sourceOf(recipes, listed('c', 8)));
  expect(plan.parts).toBe(Math.ceil((URLS_MAX + 11) / PART_URLS));
  const index = await plan.main();
  expect(locations(index)).toEqual([1, 2, 3, 4, 5, 6].map((part) => `https://table.example/sitemap-${part}.xml`));
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const first = locations(await plan.part(1));
  const last = locations(await plan.part(6));
  expect(first.slice(0, 4).map((loc) => loc.slice(21))).toEqual(['/', '/toutes-recettes', '/about', '/recipe/r-0']);
  expect(first).toHaveLength(PART_URLS);
  expect(first.at(-1)).toBe(`https://table.example/recipe/r-${PART_URLS - 4}`);
  expect(locations(await plan.part(2))[0]).toBe(`https://table.example/recipe/r-${PART_URLS - 3}`);
  expect(last).toEqual([
    ...[-3, -2, -1].map((back) => `https://table.example/recipe/r-${URLS_MAX + back}`),
    ...listed('c', 8).map(({ slug }) => `https://table.example/pays/${slug}`),
  ]);
});

it('is also an index when fewer addresses are too long for one document', () => {
  const long = planSitemap(site, sourceOf(listed('r', 45_000), [], 45_000 * 170));
  expect(long.parts).toBe(5);
});

it('escapes markup', async () => {
  const plan = planSitemap(
    { url: 'https://table.example' } as Site,
    sourceOf([{ slug: 'a&b<c', updated_at, picture: '/p.webp' }], []),
  );
  const xml = await plan.main();
  expect(xml).toContain('<loc>https://table.example/recipe/a&amp;b%3Cc</loc>');
});
