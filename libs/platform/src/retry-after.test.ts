import { expect, test } from 'vitest';
import { readRetryAfter, retryAfterOf } from './retry-after.ts';

test.each([
  [429, '42', 42],
  [429, '0', 1],
  [429, 'soon', 60],
  [429, undefined, 60],
  [429, '99999999', 3600],
  [503, '5', null],
  [200, undefined, null],
])('reads from a response with status %i and Retry-After %s a wait of %s seconds', (status, header, seconds) => {
  expect(readRetryAfter(status, new Headers(header === undefined ? {} : { 'retry-after': header }))).toBe(seconds);
});

test.each<[string, unknown, number | null]>([
  ['what a loader has thrown', { data: { code: 'TOO_MANY_REQUESTS', retry_after: 7 }, init: { status: 429 } }, 7],
  ['the body of a response', { retry_after: 7 }, 7],
  ['another problem', { data: { code: 'NOT_READY' }, init: { status: 503 } }, null],
  ['an exception', new TypeError('Failed to fetch'), null],
  ['nothing', null, null],
])('reads the wait from %s', (_what, failure, seconds) => {
  expect(retryAfterOf(failure)).toBe(seconds);
});
