import { expect, it } from 'vitest';
import { richResultChecks } from './rich-result.ts';

const STEP = {
  description: 'Mélangez.',
  media: { type: 'image', url: '/media/recipe-images/x.webp' },
  duree_preparation: null,
  duree_cuisson: null,
  duree_repos: null,
} as const;
const COMPLETE = {
  title: 'Tarte',
  description: 'Bonne.',
  servings: 4,
  preparation_time: '20 minutes',
  cooking_time: '30 minutes',
  country_id: 'grece',
  keywords: 'tarte',
  hasCover: true,
  ingredients: [{ name: 'farine' }],
  steps: [STEP],
};

const missing = (change: Partial<Parameters<typeof richResultChecks>[0]>) =>
  richResultChecks({ ...COMPLETE, ...change }).flatMap(({ property, isMet }) => (isMet ? [] : property));

it('finds nothing missing in a complete recipe', () => {
  expect(missing({})).toEqual([]);
});

it('requires a name and a picture', () => {
  const required = richResultChecks(COMPLETE).filter(({ isRequired }) => isRequired);
  expect(required.map(({ property }) => property)).toEqual(['name', 'image']);
});

it.each([
  [{ title: ' ' }, ['name']],
  [{ hasCover: false }, ['image']],
  [{ description: '' }, ['description']],
  [{ ingredients: [{ name: '' }] }, ['recipeIngredient']],
  [{ steps: [{ ...STEP, description: '' }] }, ['recipeInstructions', 'recipeInstructions.image']],
  [{ steps: [STEP, { ...STEP, media: null }] }, ['recipeInstructions.image']],
  [{ servings: 0 }, ['recipeYield']],
  [{ preparation_time: null }, ['prepTime']],
  [{ cooking_time: 'au goût' }, ['cookTime']],
  [{ preparation_time: '', cooking_time: '' }, ['prepTime', 'cookTime', 'totalTime']],
  [{ country_id: null }, ['recipeCuisine']],
  [{ keywords: null }, ['keywords']],
])('lists what is missing: %j', (change, expected) => {
  expect(missing(change)).toEqual(expected);
});

it('finds the times of a recipe in its steps', () => {
  const steps = [{ ...STEP, duree_preparation: '10 minutes', duree_cuisson: '5 minutes' }];
  expect(missing({ preparation_time: null, cooking_time: null, steps })).toEqual([]);
});
