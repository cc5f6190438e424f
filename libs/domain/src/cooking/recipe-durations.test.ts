import { expect, it } from 'vitest';
import { recipeDurations } from './recipe-durations.ts';

const step = (duree_preparation: string | null, duree_cuisson: string | null, duree_repos: string | null) => ({
  duree_preparation,
  duree_cuisson,
  duree_repos,
});

it("adds the steps' rests to the recipe's own times", () => {
  const recipe = {
    preparation_time: '20 minutes',
    cooking_time: '1 heure',
    steps: [step('15 minutes', null, '30 minutes'), step(null, '1 heure', null)],
  };
  expect(recipeDurations(recipe)).toEqual({ preparation: 20, cooking: 60, rest: 30, total: 110 });
});

it("sums the steps' times if the recipe states none", () => {
  const recipe = {
    preparation_time: null,
    cooking_time: 'selon le four',
    steps: [step('15 minutes', '10 minutes', null), step('5 minutes', '20', null)],
  };
  expect(recipeDurations(recipe)).toEqual({ preparation: 20, cooking: 30, rest: null, total: 50 });
});

it('has no total if no time is stated', () => {
  const recipe = { preparation_time: null, cooking_time: null, steps: [step(null, null, null)] };
  expect(recipeDurations(recipe)).toEqual({ preparation: null, cooking: null, rest: null, total: null });
});
