import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watch } from './watch.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('begins in the same intervals however long a refresh takes, and leaves it half of the time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const begun: number[] = [];
  const takesMs = [400, 400, 900, 0];
  const refresh = () => {
    begun.push(performance.now());
    return new Promise<void>((end) => setTimeout(end, takesMs[begun.length - 1]));
  };
  const startedAt = performance.now();
  const watcher = watch(refresh, log, 1000);
  for (let step = 0; step < 50; step += 1) {
    await vi.advanceTimersByTimeAsync(100);
    await turn();
  }
  expect(begun.slice(0, 4).map((at) => Math.round(at - startedAt))).toEqual([1000, 2000, 3000, 4800]);
  await watcher.stop();
});

it('is failing until a refresh succeeds again', async () => {
  let isDown = true;
  const refresh = async () => {
    if (isDown) throw new Error('the database is away');
  };
  const watcher = watch(refresh, log, 10);
  const round = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    await turn();
    return watcher.isFailing();
  };
  expect(watcher.isFailing()).toBe(false);
  expect(await round()).toBe(true);
  isDown = false;
  expect(await round()).toBe(false);
  await watcher.stop();
});
