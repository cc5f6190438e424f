import { expect, it } from 'vitest';
import { SITEMAP_FIXED_PAGES, sitemapEntries } from './sitemap.ts';

const updated_at = '2026-02-03T10:00:00.000Z';
const site = { url: 'https://table.example' };

it('lists 3 fixed pages with their priorities', () => {
  expect(sitemapEntries(site, { recipes: [], countries: [] })).toEqual([
    { loc: 'https://table.example/', changefreq: 'daily', priority: '1.0' },
    { loc: 'https://table.example/toutes-recettes', changefreq: 'daily', priority: '0.9' },
    { loc: 'https://table.example/about', changefreq: 'monthly', priority: '0.7' },
  ]);
});

it('lists recipes at 0.8 and countries at 0.6, weekly, with the day of their last change and their picture', () => {
  const entries = sitemapEntries(site, {
    recipes: [{ slug: 'dal', updated_at, picture: '/media/dal.webp' }],
    countries: [{ slug: 'inde', updated_at, picture: 'https://cdn.example/inde.webp' }],
  });
  expect(entries).toHaveLength(SITEMAP_FIXED_PAGES + 2);
  expect(entries.slice(SITEMAP_FIXED_PAGES)).toEqual([
    {
      loc: 'https://table.example/recipe/dal',
      changefreq: 'weekly',
      priority: '0.8',
      lastmod: updated_at,
      'image:image': { 'image:loc': 'https://table.example/media/dal.webp' },
    },
    {
      loc: 'https://table.example/pays/inde',
      changefreq: 'weekly',
      priority: '0.6',
      lastmod: updated_at,
      'image:image': { 'image:loc': 'https://cdn.example/inde.webp' },
    },
  ]);
});
