import { expect, it } from 'vitest';
import { parseFavourites } from './favourites.ts';

const id = (number: number) => `3f2504e0-4f89-41d3-9a0c-${String(number).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, number) => id(number));

it('reads the ids in the stored order', () => {
  expect(parseFavourites(JSON.stringify([id(3), id(1), id(2)]))).toEqual([id(3), id(1), id(2)]);
});

it.each(['', '{', 'null', '12', '{"a":1}', '"3f2504e0-4f89-41d3-9a0c-000000000001"', '[["a"]]'])(
  'finds no ids in %j',
  (stored) => {
    expect(parseFavourites(stored)).toEqual([]);
  },
);

it('drops duplicates and values that are not ids', () => {
  const stored = [id(1), 'tarte-tatin', null, 7, [id(2)], { id: id(3) }, id(1), id(4)];
  expect(parseFavourites(JSON.stringify(stored))).toEqual([id(1), id(4)]);
});

it('ignores the case of ids', () => {
  expect(parseFavourites(JSON.stringify([id(1).toUpperCase(), id(1)]))).toEqual([id(1)]);
});

it('reads at most a hundred ids', () => {
  expect(parseFavourites(JSON.stringify(ids(150)))).toEqual(ids(100));
});
