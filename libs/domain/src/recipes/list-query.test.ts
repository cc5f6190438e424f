import { expect, test } from 'vitest';
import { apiSearchOf, NO_QUERY, readQuery, searchOf } from './list-query.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

test('reads every field of an address', () => {
  expect(
    read(
      'q=%20miso%20&pays=coree-du-sud&type=plat&difficulte=facile&duree=60&regime=sans-gluten&regime=vegan&tri=rapide&page=3',
    ),
  ).toEqual({
    q: 'miso',
    pays: 'coree-du-sud',
    type: 'plat',
    difficulte: 'facile',
    duree: '60',
    regime: ['vegan', 'sans-gluten'],
    tri: 'rapide',
    page: 3,
  });
});

test('replaces a country alias with the slug', () => {
  expect(read('pays=usa').pays).toBe('etats-unis');
});

test('reads the empty fields that a form without JavaScript sends', () => {
  expect(read('q=&pays=&type=&difficulte=&duree=&regime=&tri=')).toEqual(NO_QUERY);
});

test('takes the highest page there may be for a higher one', () => {
  expect(read('page=999999')).toEqual({ ...NO_QUERY, page: 100_000 });
});

test.each([
  'type=soupe',
  'difficulte=Facile',
  'duree=45',
  'duree=060',
  'regime=Vegan',
  'tri=prix',
  'tri=total_minutes',
  'page=0',
  'page=1.5',
  'page=x',
  'page=1e3',
  'page=0x10',
  'page=%205',
  'pays=Japon',
  'pays=../admin',
  'utm_source=lettre',
])('ignores %s', (search) => {
  expect(read(search)).toEqual(NO_QUERY);
});

test('truncates a long search text', () => {
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
});

test('writes the parameters in a fixed order', () => {
  expect(
    searchOf(
      read('page=2&regime=sans-porc&tri=az&duree=30&regime=vegan&difficulte=moyen&type=dessert&pays=japon&q=th%C3%A9'),
    ),
  ).toBe('?q=th%C3%A9&pays=japon&type=dessert&difficulte=moyen&duree=30&regime=vegan&regime=sans-porc&tri=az&page=2');
});

test('writes nothing for the unfiltered list', () => {
  expect(searchOf(NO_QUERY)).toBe('');
});

test.each([
  ['tri=rapide', '?sort=total_minutes'],
  ['tri=az&page=2', '?sort=title&page=2'],
  ['duree=120&pays=japon', '?pays=japon&duree=120'],
  ['regime=vegan&regime=sans-oeuf', '?regime=vegan&regime=sans-oeuf'],
])('asks the API of %s for %s', (search, asked) => {
  expect(apiSearchOf(read(search))).toBe(asked);
});
