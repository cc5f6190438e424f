import type { RecipeCard } from '@tdt/contracts';
import { expect, test } from 'vitest';
import { filterRelated, RELATED_FILTERS } from './filter-related.ts';

const recipes = [
  { id: 'a', type_recipe: 'entrée' },
  { id: 'b', type_recipe: 'plat' },
  { id: 'c', type_recipe: 'dessert / goûter' },
] as RecipeCard[];

test('offers all, then each type', () => {
  expect(RELATED_FILTERS).toEqual(['Tous', 'entrée', 'plat', 'dessert / goûter']);
});

test('leaves the recipes of the chosen type', () => {
  expect(filterRelated(recipes, 'plat').map((recipe) => recipe.id)).toEqual(['b']);
});

test('leaves all of them when nothing is chosen', () => {
  expect(filterRelated(recipes, 'Tous')).toHaveLength(3);
});
