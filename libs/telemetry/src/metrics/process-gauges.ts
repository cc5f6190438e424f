import { readdir } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import type { Counter, Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

/**
 * Not prom-client's own: its measurement of the event loop wakes the process up a hundred times a second, and it
 * listens to each garbage collection.
 */
export async function setProcess(metrics: Metrics): Promise<void> {
  const { user, system } = process.cpuUsage();
  setTotal(metrics.cpuSeconds, (user + system) / 1e6);
  setTotal(metrics.loopActive, performance.eventLoopUtilization().active / 1000);
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  metrics.memoryBytes.set(rss);
  metrics.heapUsed.set(heapUsed);
  metrics.heapTotal.set(heapTotal);
  metrics.externalMemory.set(external);
  metrics.startTime.set(performance.timeOrigin / 1000);
  metrics.version.set({ version: process.version }, 1);
  setOrRemove(metrics.openFiles, await countOpenFiles());
}

const countOpenFiles = (): Promise<number | null> =>
  readdir('/proc/self/fd').then(
    ({ length }) => length,
    () => null,
  );

/** A value that is not known has no sample: 0 would be a lie. */
export function setOrRemove(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}

function setTotal(counter: Counter, total: number): void {
  counter.reset();
  counter.inc(total);
}
