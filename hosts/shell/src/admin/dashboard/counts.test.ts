import type { AdminStats } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { COUNTS, failuresIn, shownCount } from './counts.ts';

const STATS: AdminStats = { recipes: 1234, users: 2, countries: 40, subscribers: 0, orders: 0, completed: 0 };
const FAILURES = ['Failed to fetch recipe count', 'Failed to fetch user count'];

const shown = (stats: AdminStats | undefined, hasFailed = false) =>
  Object.fromEntries(COUNTS.map((count) => [count.label, shownCount(count, stats, hasFailed)]));

it('shows every count, zero included', () => {
  expect(shown(STATS)).toEqual({
    'Total Recipes': '1,234',
    Countries: '40',
    Subscribers: '0',
    'Total Users': '2',
    Orders: '0',
    Completed: '0',
  });
  expect(failuresIn(STATS, false)).toEqual([]);
});

it('shows N/A for a count that is not available, and reports it', () => {
  const partly = { ...STATS, recipes: null, subscribers: null };
  expect(shown(partly)).toMatchObject({ 'Total Recipes': 'N/A', Subscribers: 'N/A', 'Total Users': '2' });
  expect(failuresIn(partly, false)).toEqual(['Failed to fetch recipe count']);
});

it('shows no orders after a failed request', () => {
  expect(shown(undefined, true)).toMatchObject({
    'Total Recipes': 'N/A',
    'Total Users': 'N/A',
    Orders: '0',
    Completed: '0',
  });
  expect(failuresIn(undefined, true)).toEqual(FAILURES);
});

it('shows nothing while it loads', () => {
  expect(shown(undefined)).toMatchObject({ 'Total Recipes': undefined, Orders: undefined });
  expect(failuresIn(undefined, false)).toEqual([]);
});
