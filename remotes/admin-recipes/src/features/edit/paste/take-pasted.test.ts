import { readRecipeText } from '@tdt/cuisine/pasted';
import { expect, it } from 'vitest';
import { newRecipe, newStep } from '../recipe-values.ts';
import { takePasted } from './take-pasted.ts';

const row = (name: string, quantity = '', group = '') => ({ id: `${name}${quantity}`, name, quantity, group });
const listed = (name: string, group = '') => ({ name, quantity: '1', group });
const PASTED = readRecipeText('');

it('puts a list behind the rows that hold something, if only a quantity', () => {
  const ingredients = [row('farine', '200 g'), row(' ', ' '), row('', '3'), row('sel')];
  const taken = takePasted({ ...newRecipe(), ingredients }, { ...PASTED, ingredients: [listed('lait')] });
  expect(taken.ingredients?.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['farine', '200 g'],
    ['', '3'],
    ['sel', ''],
    ['lait', '1'],
  ]);
});

it('adds the groups that the recipe does not have yet, in any case', () => {
  const list = [listed('farine', 'pâte'), listed('crème', 'Garniture'), listed('sucre', 'garniture'), listed('sel')];
  const taken = takePasted({ ...newRecipe(), groups: [{ name: 'Pâte' }] }, { ...PASTED, ingredients: list });
  expect(taken.groups).toEqual([{ name: 'Pâte' }, { name: 'Garniture' }]);
  expect(taken.ingredients?.map(({ group }) => group)).toEqual(['Pâte', 'Garniture', 'Garniture', '']);
});

it('puts steps in place of those that say nothing, and leaves what nothing comes into', () => {
  const timed = { ...newStep(), duree_repos: '1 h' };
  const values = { ...newRecipe(), steps: [newStep(), timed], groups: [{ name: 'Pâte' }] };
  const steps = [{ description: 'Pétrir.', group: 'pâte', duree_repos: '' }];
  expect(takePasted(values, { ...PASTED, steps })).toEqual({
    steps: [timed, { ...newStep(), id: expect.any(String), description: 'Pétrir.', group: 'Pâte' }],
  });
});

it('a pasted recipe fills what is empty, and replaces what is typed only where that is wanted', () => {
  const pasted = readRecipeText('Tarte\nPour 6 personnes\nCuisson : 40 min\nIngrédients\n4 pommes\nÉtapes\nCuire.');
  const values = { ...newRecipe(), title: 'Ma tarte', servings: '4' };
  expect(takePasted(values, pasted, ['servings'])).toEqual({
    servings: '6',
    cooking_time: '40min',
    ingredients: [{ id: expect.any(String), quantity: '4', name: 'pommes', group: '' }],
    steps: [{ ...newStep(), id: expect.any(String), description: 'Cuire.' }],
  });
});
