import { data } from 'react-router-dom';
import { expect, test } from 'vitest';
import { statusOf } from './load-from.ts';

test('reads the status of a problem', () => {
  expect(statusOf(data({ code: 'X' }, { status: 404 }))).toBe(404);
});

test.each([[new TypeError('Failed to fetch')], [null], ['404'], [data(null)]])('finds no status in %s', (error) => {
  expect(statusOf(error)).toBeNull();
});
