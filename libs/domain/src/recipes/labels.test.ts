import { DIFFICULTIES, RECIPE_TYPE_CODES, RECIPE_TYPES } from '@tdt/contracts/plain';
import { expect, it } from 'vitest';
import { categoryTitle, difficultyLabel, typeCode, typeLabel, typeOfCode } from './labels.ts';

it('labels the middle difficulty Moyenne in the hero and Moyen in the filter', () => {
  expect(DIFFICULTIES.map((value) => difficultyLabel(value, 'hero'))).toEqual(['Facile', 'Moyenne', 'Difficile']);
  expect(DIFFICULTIES.map((value) => difficultyLabel(value, 'filter'))).toEqual(['Facile', 'Moyen', 'Difficile']);
});

it('maps each type to a code for URLs, and back', () => {
  expect(RECIPE_TYPES.map(typeCode)).toEqual(['entree', 'plat', 'dessert']);
  expect(RECIPE_TYPE_CODES.map(typeOfCode)).toEqual(['entrée', 'plat', 'dessert / goûter']);
});

it('labels types with a capital and titles their sections in the plural', () => {
  expect(RECIPE_TYPES.map(typeLabel)).toEqual(['Entrée', 'Plat', 'Dessert / goûter']);
  expect(RECIPE_TYPE_CODES.map(categoryTitle)).toEqual(['Entrées', 'Plats principaux', 'Desserts & Goûters']);
});
