import { expect, it } from 'vitest';
import { recipeDurations, totalTime } from './recipe-durations.ts';

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

it.each([
  [2945, 2910, '49h 5min', 'dont 48h 30min de repos', "à commencer l'avant-veille"],
  [2160, 2100, '36h', 'dont 35h de repos', 'à commencer la veille'],
  [2165, 2105, '36h 5min', 'dont 35h 5min de repos', "à commencer l'avant-veille"],
  [1525, 1450, '25h 25min', 'dont 24h 10min de repos', 'à commencer la veille'],
  [4500, 4320, '75h', 'dont 72h de repos', 'à commencer 3 jours avant'],
  [500, 480, '8h 20min', 'dont 8h de repos', 'à commencer la veille'],
  [499, 479, '8h 19min', 'dont 7h 59min de repos', null],
  [80, 0, '1h 20min', null, null],
  [80, null, '1h 20min', null, null],
])('says of %s minutes, %s of them rest: "%s", %s, %s', (total_minutes, rest_minutes, total, rest, eve) => {
  expect(totalTime({ total_minutes, rest_minutes })).toEqual({ total, rest, eve });
});

it('says nothing of a time that is not stated', () => {
  expect(totalTime({ total_minutes: null, rest_minutes: null })).toBeNull();
});
