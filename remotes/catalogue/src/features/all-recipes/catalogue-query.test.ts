import { expect, test } from 'vitest';
import { filterCount, NO_QUERY, readQuery, searchOf } from './catalogue-query.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

test('reads every field of an address', () => {
  expect(read('q=%20miso%20&pays=coree-du-sud&type=plat&difficulte=facile&page=3')).toEqual({
    q: 'miso',
    pays: 'coree-du-sud',
    type: 'plat',
    difficulte: 'facile',
    page: 3,
  });
});

test('reads another name of a country as its slug', () => {
  expect(read('pays=usa').pays).toBe('etats-unis');
});

test('reads the empty fields that a form without JavaScript sends', () => {
  expect(read('q=&pays=&type=&difficulte=')).toEqual(NO_QUERY);
});

test.each([
  'type=soupe',
  'difficulte=Facile',
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

test('cuts a search text that is too long', () => {
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
});

test('writes one address for a query, whatever the order it came in', () => {
  expect(searchOf(read('page=2&difficulte=moyen&type=dessert&pays=japon&q=th%C3%A9'))).toBe(
    '?q=th%C3%A9&pays=japon&type=dessert&difficulte=moyen&page=2',
  );
});

test('writes nothing for the bare list', () => {
  expect(searchOf(NO_QUERY)).toBe('');
});

test('counts the filters, not the text', () => {
  expect(filterCount(read('q=miso&type=plat&pays=japon'))).toBe(2);
});
