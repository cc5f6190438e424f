import { expect, it } from 'vitest';
import { orderOf, sortOf } from './columns.tsx';

it('marks only the column that the list is sorted by', () => {
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

it('keeps the order if a press asks for none', () => {
  expect(sortOf({ columnKey: 'email', order: null }, '-created_at')).toBe('-created_at');
  expect(sortOf([], '-created_at')).toBe('-created_at');
});
