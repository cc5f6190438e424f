import { expect, it } from 'vitest';
import { orderOf, sortOf } from './sort-order.ts';

it('tells the column that the list is ordered by, and no other', () => {
  expect(['email', '-email', '-created_at'].map((current) => orderOf('email', current))).toEqual([
    'ascend',
    'descend',
    null,
  ]);
});

it('asks the server for the order of the pressed column', () => {
  expect(sortOf({ columnKey: 'email', order: 'ascend' }, '-created_at')).toBe('email');
  expect(sortOf([{ columnKey: 'email', order: 'descend' }], '-created_at')).toBe('-email');
});

it('keeps the order when none is asked for', () => {
  expect(sortOf({ columnKey: 'email', order: null }, '-created_at')).toBe('-created_at');
  expect(sortOf([], '-created_at')).toBe('-created_at');
});
