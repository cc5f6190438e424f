import type { Vitals } from '@tdt/site';
import { type Metrics, setOrRemove, setProcess } from '@tdt/telemetry';
import type { ResponseCache } from '../responses/response-cache.ts';

/** Reads what is only known on demand. There are no timers: nothing is measured between two calls. */
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
