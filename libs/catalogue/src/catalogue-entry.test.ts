import { PUBLIC } from '@tdt/domain/publication';
import { expect, it } from 'vitest';
import { indexedEntry } from './catalogue-entry.ts';

it('heeds steps when it says which diets a recipe suits', () => {
  const times = { duree_preparation: null, duree_cuisson: null, duree_repos: null };
  const { demands } = indexedEntry({
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
    publication: PUBLIC,
    description: '',
    cultural_context_title: null,
    cultural_context: null,
    prep_tips: [],
    groups: [],
    ingredients_title: null,
    steps_title: null,
    steps: [{ ...times, description: 'Servez avec du pain.' }],
    ingredients: [{ name: 'aubergines' }],
    revision: 1,
    edited_at: null,
    edited_by: null,
    created_at: new Date(0),
    updated_at: new Date(0),
  });
  expect(demands).toContain('vegan');
  expect(demands).toContain('lait');
  expect(demands).not.toContain('sans-gluten');
  expect(demands).not.toContain('gluten');
});
