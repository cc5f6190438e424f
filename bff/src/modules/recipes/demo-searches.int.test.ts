import { readFileSync } from 'node:fs';
import { demoCountries, demoRecipes } from '@tdt/content';
import type { CatalogueResult } from '@tdt/contracts';
import { beforeAll, expect, it } from 'vitest';
import { type Fixture, openSeeded } from '../../testing/test-app.ts';

const searches = readFileSync(new URL('demo-searches.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [q = '', expected = ''] = line.split('|').map((part) => part.trim());
    const [titles = '', shown] = expected.split('=>').map((part) => part.trim());
    const all = titles
      .split(',')
      .map((title) => title.trim())
      .filter(Boolean);
    const denied = all.filter((title) => title.startsWith('!')).map((title) => title.slice(1));
    return { q, titles: all.filter((title) => !title.startsWith('!')), denied, shown };
  });

/**
 * Searches by the titles, as expressions, of which one must come first ("none": nothing may be found), and those that
 * must not be found; "@lait": the dishes with milk.
 */
const visited: {
  dishesWith: Record<string, string>;
  searches: { q: string; first: string[]; never?: string[] }[];
} = JSON.parse(readFileSync(new URL('searches-of-visitors.json', import.meta.url), 'utf8'));

let fixture: Fixture;
beforeAll(async () => {
  const countries = demoCountries().map((country) => ({ ...country, images: [] }));
  // A minute apart: of results that are equally good, the newest comes first.
  const dated = (place: number) => new Date(Date.UTC(2026, 10, 1, 0, place));
  const recipes = demoRecipes().map((recipe, place) => ({ ...recipe, images: [], created_at: dated(place) }));
  fixture = await openSeeded({}, undefined, { countries, recipes });
});

const listOf = (q: string) =>
  JSON.parse(fixture.application.recipes.search({ q, page: 1, page_size: 100 }).text) as CatalogueResult;

it('there are at least 120 searches', () => {
  expect(searches.length).toBeGreaterThanOrEqual(120);
});

it.each(searches)('"$q" finds among the first three: $titles', ({ q, titles, denied, shown }) => {
  const { items, shown_q } = listOf(q);
  const first = items.slice(0, 3).map(({ title }) => title);
  const isWanted = (title: string) => titles.some((wanted) => title.startsWith(wanted));
  const places = Math.min(3, titles.length);
  expect({ first, wanted: first.filter(isWanted).length, shown_q }).toEqual({ first, wanted: places, shown_q: shown });
  const wrong = items.filter(({ title }) => denied.some((each) => title.startsWith(each)));
  expect(wrong.map(({ title }) => title)).toEqual([]);
  if (titles.length === 0) expect(first.length > 0).toBe(denied.length > 0);
});

it('the word "régime" adds nothing to a diet', () => {
  const count = (q: string) => listOf(q).total;
  expect(count('régime sans gluten')).toBe(count('sans gluten'));
});

it.each(visited.searches)('"$q" comes first with one of $first, and never with others', ({ q, first, never = [] }) => {
  const { items } = listOf(q);
  const titles = items.map(({ title }) => title);
  const isOneOf = (names: string[], title: string) => names.some((name) => new RegExp(name).test(title));
  expect(isOneOf(first, titles[0] ?? 'none'), titles[0]).toBe(true);
  const denied = never.map((name) => visited.dishesWith[name.slice(1)] ?? name);
  expect(titles.filter((title) => isOneOf(denied, title))).toEqual([]);
});

it.each([
  ['tacos', ['Mexique']],
  ['Sushis maison', ['Japon']],
  ['banh mi ou pizza', ['Italie', 'Viêt Nam']],
])('for %j, which no recipe is, it suggests the cuisine of its country', (q, countries) => {
  const { suggest, complete } = fixture.application.recipes;
  expect(suggest(q).countries.map(({ name }) => name)).toEqual(countries);
  expect(complete(q).countries.map(({ name }) => name)).toEqual(countries);
  expect(suggest('zzz').countries).toHaveLength(8);
});
