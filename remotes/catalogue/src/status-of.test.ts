import { data } from '@tdt/platform';
import { expect, test } from 'vitest';
import { orNull, statusOf } from './status-of.ts';

test('reads the status of a problem', () => {
  expect(statusOf(data({ code: 'X' }, { status: 404 }))).toBe(404);
});

test.each([[new TypeError('Failed to fetch')], [null], ['404'], [data(null)]])('finds no status in %s', (error) => {
  expect(statusOf(error)).toBeNull();
});

test('takes what is missing for nothing, and nothing else', async () => {
  expect(await orNull(Promise.reject(data(null, { status: 404 })))).toBeNull();
  await expect(orNull(Promise.reject(data(null, { status: 500 })))).rejects.toMatchObject({ init: { status: 500 } });
});
