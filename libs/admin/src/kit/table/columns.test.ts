import { expect, it } from 'vitest';
import { nextSort, orderOf } from './columns.tsx';

it('marks only the column that the list is sorted by', () => {
  expect(['email', '-email', '-created_at'].map((current) => orderOf('email', current))).toEqual([
    'ascending',
    'descending',
    undefined,
  ]);
});

it('sorts by the pressed column, upwards first, and turns the order at the next press', () => {
  expect(['-created_at', 'email', '-email'].map((current) => nextSort('email', current))).toEqual([
    'email',
    '-email',
    'email',
  ]);
});
