import { expect, it } from 'vitest';
import { takeList } from './take-list.ts';

const row = (name: string, quantity = '', group = '') => ({ id: `${name}${quantity}`, name, quantity, group });
const listed = (name: string, group = '') => ({ name, quantity: '1', group });

it('puts a list behind the rows that hold something, if only a quantity', () => {
  const ingredients = [row('farine', '200 g'), row(' ', ' '), row('', '3'), row('sel')];
  const taken = takeList({ ingredients, groups: [] }, [listed('lait')]);
  expect(taken.ingredients.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['farine', '200 g'],
    ['', '3'],
    ['sel', ''],
    ['lait', '1'],
  ]);
});

it('adds the groups that the recipe does not have yet, in any case', () => {
  const list = [listed('farine', 'pâte'), listed('crème', 'Garniture'), listed('sucre', 'garniture'), listed('sel')];
  const taken = takeList({ ingredients: [], groups: [{ name: 'Pâte' }] }, list);
  expect(taken.groups).toEqual([{ name: 'Pâte' }, { name: 'Garniture' }]);
  expect(taken.ingredients.map(({ group }) => group)).toEqual(['Pâte', 'Garniture', 'Garniture', '']);
});
