import { readdir } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import type { Vitals } from '@tdt/site';
import type { Counter, Gauge } from 'prom-client';
import type { ResponseCache } from '../responses/response-cache.ts';
import type { Metrics } from './metrics.ts';

/** Reads what is only known by asking. There are no timers: nothing is measured between two calls. */
export async function refreshGauges(
  metrics: Metrics,
  vitals: Vitals,
  { responses, openConnections, loopDelayMs }: Readings,
): Promise<void> {
  const { responses: outcomes, bytes } = responses.usage();
  metrics.cachedResponses.reset();
  for (const [outcome, count] of Object.entries(outcomes)) metrics.cachedResponses.inc({ outcome }, count);
  metrics.storedBytes.set(bytes);
  metrics.connections.set(openConnections);
  setOrRemove(metrics.loopDelay, loopDelayMs === null ? null : loopDelayMs / 1000);
  setVitals(metrics, vitals);
  await setProcess(metrics);
}

export interface Readings {
  responses: Pick<ResponseCache, 'usage'>;
  openConnections: number;
  /** `null`: not measured. */
  loopDelayMs: number | null;
}

function setVitals(metrics: Metrics, { databaseSeconds, outbox, ...vitals }: Vitals): void {
  metrics.databaseUp.set(databaseSeconds === null ? 0 : 1);
  setOrRemove(metrics.databaseSeconds, databaseSeconds);
  setOrRemove(metrics.engineBytes, vitals.engineBytes);
  metrics.recipes.set(vitals.recipes);
  setOrRemove(metrics.catalogueAge, vitals.catalogueAgeSeconds);
  setOrRemove(metrics.outboxAge, outbox?.oldestPendingSeconds ?? null);
  metrics.outbox.reset();
  if (!outbox) return;
  metrics.outbox.set({ state: 'pending' }, outbox.pending);
  metrics.outbox.set({ state: 'failed' }, outbox.failed);
}

/**
 * Not prom-client's own: its measurement of the event loop wakes the process up a hundred times a second, and it
 * listens to each garbage collection.
 */
async function setProcess(metrics: Metrics): Promise<void> {
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
function setOrRemove(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}

function setTotal(counter: Counter, total: number): void {
  counter.reset();
  counter.inc(total);
}
