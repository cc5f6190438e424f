import { aCountry } from '@tdt/testing/seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { sitemapErrors } from '../../testing/sitemap-errors.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

const PUBLIC_URL = 'https://table.example';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded({ PUBLIC_URL });
});

interface Url {
  loc: string;
  lastmod?: string;
  changefreq: string;
  priority: string;
}

/** What the elements of each address hold. */
const read = (xml: string): Url[] =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => {
    const fields = [...url.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, text]) => [name, text]);
    return Object.fromEntries(fields);
  });

it.each(['/sitemap.xml', '/sitemap-regions.xml'])('%s is valid by the schema of the protocol', async (url) => {
  expect(await sitemapErrors((await (await appFor(fixture)).inject(url)).body)).toEqual([]);
});

/** W3C's profile of ISO 8601 with seconds. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

describe('GET /sitemap.xml', () => {
  it('lists the fixed pages, every recipe and every country, as the specification weighs them', async () => {
    const response = await (await appFor(fixture)).inject('/sitemap.xml');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    const url = read(response.body);
    expect(response.body).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image=');
    expect(url.slice(0, 3)).toEqual([
      { loc: `${PUBLIC_URL}/`, changefreq: 'daily', priority: '1.0' },
      { loc: `${PUBLIC_URL}/toutes-recettes`, changefreq: 'daily', priority: '0.9' },
      { loc: `${PUBLIC_URL}/about`, changefreq: 'monthly', priority: '0.7' },
    ]);
    const recipes = url.filter(({ loc }) => loc.startsWith(`${PUBLIC_URL}/recipe/`));
    const countries = url.filter(({ loc }) => loc.startsWith(`${PUBLIC_URL}/pays/`));
    expect([recipes.length, countries.length, url.length]).toEqual([5, 3, 11]);
    for (const each of [...recipes, ...countries]) {
      expect(each.changefreq).toBe('weekly');
      expect(each.lastmod).toMatch(INSTANT);
    }
    expect(new Set(recipes.map(({ priority }) => priority))).toEqual(new Set(['0.8']));
    expect(new Set(countries.map(({ priority }) => priority))).toEqual(new Set(['0.6']));
  });

  it('is sent from memory, and as 304 to a client that has it', async () => {
    const app = await appFor(fixture, { LIMIT_SEARCH: '1' });
    const first = await app.inject('/sitemap.xml');
    const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
  });

  it.each(['/sitemap-1.xml', '/sitemap-10000.xml'])('has no %s while one file holds it all', async (url) => {
    const response = await (await appFor(fixture)).inject(url);
    expect([response.statusCode, response.json().code]).toEqual([404, 'PAGE_NOT_FOUND']);
  });
});

it('lists the continents and regions that have recipes in a file of their own', async () => {
  const own = await openSeeded({ PUBLIC_URL });
  await own.application.countries.seed([
    aCountry({ regions: ['Asie', "Asie de l'Est"] }),
    aCountry({ code: 'AU', name: 'Australie', regions: ['Océanie'] }),
  ]);
  const response = await (await appFor(own)).inject('/sitemap-regions.xml');
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(read(response.body).map(({ loc }) => loc)).toEqual([
    `${PUBLIC_URL}/continents/asie`,
    `${PUBLIC_URL}/continents/europe`,
    `${PUBLIC_URL}/regions/asie-de-lest`,
  ]);
});

it('lists the sitemap for robots, and closes API, back office and random recipes to them', async () => {
  const response = await (await appFor(fixture)).inject('/robots.txt');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /surprise',
    '',
    `Sitemap: ${PUBLIC_URL}/sitemap.xml`,
    `Sitemap: ${PUBLIC_URL}/sitemap-regions.xml`,
    '',
  ]);
});
