import type { ChangeKind, Changes } from '@tdt/database';
import { silentLog } from '@tdt/database/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRepublishing } from './republish.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What publishes, with a clock of its own; `publish` may be replaced. */
function atWork(publish: () => Promise<void> = async () => {}) {
  const listeners = new Set<(kind: ChangeKind | null) => void>();
  const listen: Changes['listen'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const work = { publish, published: 0, warnings: 0 };
  const warn = () => {
    work.warnings += 1;
  };
  const stop = startRepublishing({
    changes: { listen },
    log: { ...silentLog, warn },
    async publish() {
      work.published += 1;
      await work.publish();
    },
  });
  return {
    work,
    stop,
    change: (kind: ChangeKind | null = 'recipes') => {
      for (const listener of listeners) listener(kind);
    },
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

it('publishes many changes once, a second after the first', async () => {
  const { work, change, pass } = atWork();
  for (let each = 0; each < 9; each += 1) {
    change(each % 2 ? null : 'countries');
    await pass(100);
  }
  expect(work.published).toBe(0);
  await pass(100);
  expect(work.published).toBe(1);
  await pass(3_600_000);
  expect(work.published).toBe(1);
});

it('is not led by its own publication', async () => {
  const { work, change, pass } = atWork();
  work.publish = async () => change('sitemap');
  change();
  await pass(3_600_000);
  expect(work.published).toBe(1);
});

it('checks once, some time after the start, whether the content changed while nothing ran', async () => {
  const { work, pass } = atWork();
  await pass(9_000);
  expect(work.published).toBe(0);
  await pass(1_000);
  expect(work.published).toBe(1);
});

it('publishes what changes during a publication after a rest, which is longer than the publication was', async () => {
  const { work, change, pass } = atWork(() => new Promise((done) => setTimeout(done, 4_000)));
  change();
  await pass(2_000);
  change();
  await pass(3_000);
  expect(work.published).toBe(1);
  await pass(35_000);
  expect(work.published).toBe(1);
  await pass(2_000);
  expect(work.published).toBe(2);
});

it('tries again after a failure, with one line in the log until it succeeds', async () => {
  const fails = async () => {
    throw new Error('away');
  };
  const { work, change, pass } = atWork(fails);
  change();
  await pass(1_000);
  await pass(60_000);
  await pass(60_000);
  expect(work).toMatchObject({ published: 3, warnings: 1 });
  work.publish = async () => {};
  change();
  await pass(1_000);
  expect(work.published).toBe(4);
  await pass(3_600_000);
  expect(work).toMatchObject({ published: 4, warnings: 1 });
});

it('ends after the publication in progress, and begins no other', async () => {
  let done = () => {};
  const aPublication = () =>
    new Promise<void>((resolve) => {
      done = resolve;
    });
  const { work, change, pass, stop } = atWork(() => aPublication());
  change();
  await pass(1_000);
  change();
  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await pass(10);
  expect(isStopped).toBe(false);
  done();
  await stopping;
  change();
  await pass(3_600_000);
  expect(work.published).toBe(1);
});
