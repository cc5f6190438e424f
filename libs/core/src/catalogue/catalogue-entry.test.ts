import { expect, it } from 'vitest';
import { indexedEntry } from './catalogue-entry.ts';

it('heeds steps when it says which diets a recipe suits', () => {
  const times = { duree_preparation: null, duree_cuisson: null, duree_repos: null };
  const { diets } = indexedEntry({
    _id: 'zaalouk',
    slug: 'zaalouk',
    title: 'Zaalouk',
    country_id: null,
    type_recipe: 'plat',
    difficulty: 'facile',
    preparation_time: null,
    cooking_time: null,
    images: [],
    diet_corrections: {},
    steps: [{ ...times, description: 'Servez avec du pain.' }],
    ingredients: [{ name: 'aubergines' }],
    revision: 1,
    edited_at: null,
    created_at: new Date(0),
    updated_at: new Date(0),
  });
  expect(diets).toContain('vegan');
  expect(diets).not.toContain('sans-gluten');
});
