import type { IncomingHttpHeaders } from 'node:http';
import { expect, it } from 'vitest';
import { readVisit, searchedWords } from './read-visit.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const visit = (url: string, headers: IncomingHttpHeaders = {}) => {
  const found = readVisit(url, { 'user-agent': FIREFOX, ...headers });
  return found && `${found.kind} ${found.key}`;
};

it.each([
  ['/recipe/tarte-tatin', 'read tarte-tatin'],
  ['/recipe/tarte-tatin?personnes=6&utm_source=x', 'read tarte-tatin'],
  ['/api/recipes/tarte-tatin', 'read tarte-tatin'],
  ['/toutes-recettes?q=B%C5%93uf+s%C3%A9ch%C3%A9', 'search boeuf seche'],
  ['/api/recipes?page=2&q=poutine', 'search poutine'],
  ['/api/recipes/0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a41', null],
  ['/api/recipes/tarte-tatin/related', null],
  ['/recipe/tarte%20tatin', null],
  ['/recipe/', null],
  ['/toutes-recettes', null],
  ['/toutes-recettes?q=', null],
  ['/toutes-recettes?pays=japon', null],
  ['/api/suggestions?q=poutine', null],
  ['/admin/recipes?q=poutine', null],
  ['/', null],
])('%s counts as %s', (url, expected) => {
  expect(visit(url)).toBe(expected);
});

it.each([
  ['', ''],
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['curl', 'curl/8.9.1'],
  ['HeadlessChrome', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/156.0.0.0 Safari/537.36'],
  ['facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
])('what %s requests does not count', (_, userAgent) => {
  expect(visit('/recipe/tarte-tatin', { 'user-agent': userAgent })).toBeNull();
});

it('a telephone whose name contains "bot" counts', () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 50) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
  expect(visit('/recipe/tarte-tatin', { 'user-agent': userAgent })).toBe('read tarte-tatin');
});

it('only what is opened counts: no page that is prefetched or kept, and no data as a page', () => {
  expect(visit('/recipe/a', { 'sec-fetch-dest': 'document' })).toBe('read a');
  expect(visit('/recipe/a', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' })).toBeNull();
  expect(visit('/recipe/a', { 'sec-fetch-dest': 'empty' })).toBeNull();
  expect(visit('/api/recipes/a', { 'sec-fetch-dest': 'empty' })).toBe('read a');
  expect(visit('/api/recipes/a', { 'sec-fetch-dest': 'document' })).toBeNull();
});

it.each([
  ['ada@exemple.fr', null],
  ['ada @ exemple', null],
  ['06 12 34 56 78', null],
  ['recette pour 12345', null],
  ['gâteau 4 personnes 180 g', 'gateau 4 personnes 180 g'],
  ['?!', null],
  [`${'mot '.repeat(20)}`, null],
])('a search for %j is kept as %j', (text, expected) => {
  expect(searchedWords(text)).toBe(expected);
});
