import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { daily } from './daily.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once and then once a day, until it is stopped', async () => {
  let times = 0;
  const stop = daily(async () => {
    times += 1;
  });
  expect(times).toBe(1);
  vi.advanceTimersByTime(24 * HOUR - 1);
  expect(times).toBe(1);
  vi.advanceTimersByTime(24 * HOUR + 1);
  expect(times).toBe(3);
  await stop();
  vi.advanceTimersByTime(48 * HOUR);
  expect(times).toBe(3);
});

it('stops after the run in progress has ended', async () => {
  const work = Promise.withResolvers<void>();
  let hasStopped = false;
  const stopping = daily(() => work.promise)().then(() => {
    hasStopped = true;
  });
  await Promise.resolve();
  expect(hasStopped).toBe(false);
  work.resolve();
  await stopping;
  expect(hasStopped).toBe(true);
});
