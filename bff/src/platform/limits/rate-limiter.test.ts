import { expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

it('allows a number of requests a minute and returns how long to wait', () => {
  const clock = { ms: 0 };
  const limiter = createRateLimiter(2, 60_000, () => clock.ms);
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 0]);
  clock.ms = 15_000;
  expect(limiter.take('a')).toBe(45);
  clock.ms = 59_999;
  expect(limiter.take('a')).toBe(1);
  clock.ms = 60_000;
  expect(limiter.take('a')).toBe(0);
});

it('counts each key by itself', () => {
  const limiter = createRateLimiter(1);
  expect([limiter.take('a'), limiter.take('b')]).toEqual([0, 0]);
  expect(limiter.take('a')).toBeGreaterThan(0);
});

it('is lifted by 0', () => {
  const limiter = createRateLimiter(0);
  expect(Math.max(...Array.from({ length: 1000 }, () => limiter.take('a')))).toBe(0);
});

it('does not count what is given back', () => {
  const limiter = createRateLimiter(1);
  limiter.take('a');
  limiter.giveBack('a');
  limiter.giveBack('a');
  expect(limiter.count('a')).toBe(0);
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('a')).toBeGreaterThan(0);
});
