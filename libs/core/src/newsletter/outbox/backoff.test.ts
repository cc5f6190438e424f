import { expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

it('waits up to a second, and up to twice as long each time, but never more than an hour', () => {
  const longest = [1, 2, 3, 12, 13, 20].map((attempts) => backoffMs(attempts, () => 1));
  expect(longest).toEqual([1000, 2000, 4000, 2_048_000, 3_600_000, 3_600_000]);
});

it('waits any time below the limit', () => {
  expect([0, 0.25, 0.999_999].map((random) => backoffMs(3, () => random))).toEqual([0, 1000, 3999]);
});
