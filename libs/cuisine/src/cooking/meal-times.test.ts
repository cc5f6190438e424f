import { expect, it } from 'vitest';
import { earliestTable, serveCourses } from './meal-times.ts';

const ofTypes = (...types: ('entree' | 'plat' | 'dessert')[]) => types.map((type) => ({ type, stages: [] }));
const served = (...types: ('entree' | 'plat' | 'dessert')[]) =>
  serveCourses(ofTypes(...types), 1200).map((course) => course.served - 1200);

it('serves the main course half an hour after the starter, the dessert three quarters after the last course', () => {
  expect(served('entree', 'plat', 'dessert')).toEqual([0, 30, 75]);
  expect(served('entree', 'dessert')).toEqual([0, 45]);
});

it('begins with the first course that there is', () => {
  expect(served('plat', 'dessert')).toEqual([0, 45]);
  expect(served('dessert')).toEqual([0]);
});

const work = (minutes: number) => [{ kind: 'preparation', minutes, steps: null } as const];

it.each([
  [600, 660],
  [601, 665],
  [605, 665],
])('beginning at %i minutes, an hour of work leads to the table at %i', (now, table) => {
  expect(earliestTable([{ type: 'plat', stages: work(58) }], now)).toBe(table);
});

it('is at the table sooner if what comes later is done later', () => {
  const later = { type: 'dessert', stages: work(10) } as const;
  expect(earliestTable([{ type: 'plat', stages: work(20) }, later], 600)).toBe(620);
});
