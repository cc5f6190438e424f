import { demoCountries, demoRecipes } from '@tdt/content';
import { beforeAll, expect, it } from 'vitest';
import { type Fixture, openSeeded } from '../../testing/test-app.ts';
import { DEMO_SEARCHES } from './demo-searches.ts';

const searches = DEMO_SEARCHES.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [q = '', expected = ''] = line.split('|').map((part) => part.trim());
    const [titles = '', shown] = expected.split('=>').map((part) => part.trim());
    return {
      q,
      titles: titles
        .split(',')
        .map((title) => title.trim())
        .filter(Boolean),
      shown,
    };
  });

let fixture: Fixture;
beforeAll(async () => {
  const withoutPictures = <T>(each: T) => ({ ...each, images: [] });
  const [countries, recipes] = [demoCountries().map(withoutPictures), demoRecipes().map(withoutPictures)];
  fixture = await openSeeded({}, undefined, { countries, recipes });
});

it('there are at least 120 searches', () => {
  expect(searches.length).toBeGreaterThanOrEqual(120);
});

it.each(searches)('"$q" finds among the first three: $titles', ({ q, titles, shown }) => {
  const { items, shown_q } = fixture.application.recipes.search({ q, page: 1, page_size: 24 });
  const first = items.slice(0, 3).map(({ title }) => title);
  const isWanted = (title: string) => titles.some((wanted) => title.startsWith(wanted));
  const places = Math.min(3, titles.length);
  expect({ first, wanted: first.filter(isWanted).length, shown_q }).toEqual({ first, wanted: places, shown_q: shown });
  if (titles.length === 0) expect(first).toEqual([]);
});
