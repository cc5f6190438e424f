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

it('is failing until a refresh succeeds again', async () => {
  let isDown = true;
  const refresh = async () => {
    if (isDown) throw new Error('the database is away');
  };
  const watcher = watch(refresh, log, { intervalMs: 10, failing: 'away', recovered: 'back' });
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
