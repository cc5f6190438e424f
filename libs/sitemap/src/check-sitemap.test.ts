import { expect, it } from 'vitest';
import { checkSitemapFile } from './check-sitemap.ts';
import { readSitemap } from './sitemap-reader.ts';
import { sitemapXml } from './sitemap-xml.ts';

const site = { url: 'https://table.example' };
const file = (...locs: string[]) =>
  sitemapXml({ root: 'urlset', element: 'url' }, locs.length, (start, end) =>
    locs.slice(start, end).map((loc) => ({
      loc,
      lastmod: '2026-02-03T10:00:00.000Z',
      'image:image': { 'image:loc': 'https://cdn.example/a.webp' },
    })),
  );
const check = (xml: string) => checkSitemapFile(site, '/sitemap.xml', xml);

it('counts the addresses of a valid file, however long it is', async () => {
  const locs = Array.from({ length: 3000 }, (_, index) => `https://table.example/recipe/r-${index}`);
  expect(await check(await file(...locs))).toBe(3000);
  const read: string[] = [];
  for await (const batch of readSitemap(await file(...locs))) {
    // Never all at once: other work of the process gets its turn between two batches.
    expect(batch.length).toBeLessThan(1000);
    read.push(...batch.map(({ loc }) => loc));
  }
  expect(read).toEqual(locs);
});

it('reads addresses as they are meant, with the date of the page', async () => {
  const batches = [];
  for await (const batch of readSitemap(await file('https://table.example/?a=1&b=<2>'))) batches.push(...batch);
  expect(batches).toEqual([{ loc: 'https://table.example/?a=1&b=<2>', lastmod: '2026-02-03T10:00:00.000Z' }]);
});

it.each<[string, (xml: string) => string, string]>([
  ['the XML declaration', (xml) => xml.replace(/^.*\n/, ''), 'ne commence pas par la déclaration XML'],
  ['nothing before the XML declaration', (xml) => `\n${xml}`, 'ne commence pas par la déclaration XML'],
  ['an end', (xml) => xml.replace('</urlset>', ''), "n'est pas du XML bien formé"],
  ['well-formed elements', (xml) => xml.replace('</loc>', ''), "n'est pas du XML bien formé"],
  ['escaped text', (xml) => xml.replace('/recipe/a', '/recipe/a&b'), "n'est pas du XML bien formé"],
  [
    'addresses of the site only',
    (xml) => xml.replace('table.example/recipe', 'table.example.evil/recipe'),
    'hors du site',
  ],
  ['the scheme of the site', (xml) => xml.replace('https://table', 'http://table'), 'hors du site'],
])('demands %s', async (_what, damage, sentence) => {
  const xml = await file('https://table.example/recipe/a');
  const checking = check(damage(xml));
  await expect(checking).rejects.toMatchObject({ code: 'SITEMAP_INVALID' });
  await expect(checking).rejects.toThrow(sentence);
});
