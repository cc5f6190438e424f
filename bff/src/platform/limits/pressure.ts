import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AppError } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Mean delay of the event loop in the last second, in milliseconds; `null`: not measured. */
    loopDelayMs(): number | null;
  }
}

const RETRY_SECONDS = 5;
const SAMPLE_MS = 1000;
/** Between two wakings of the measurement, which count as delay. */
const RESOLUTION_MS = 10;

/**
 * Refuses requests while the event loop lags, so that those in progress get their response. Only the delay counts: a
 * busy processor is no problem while responses are quick, and a limit on memory would close the site for good, because
 * the allocator does not return it. Probes and files stay reachable. Not by `@fastify/under-pressure`: it also reads
 * the memory, which needs a file descriptor, and ends the process when none is left.
 */
export function shedLoad(app: FastifyInstance, maxDelayMs: number): void {
  if (maxDelayMs === 0) {
    app.decorate('loopDelayMs', () => null);
    return;
  }
  let delayMs = 0;
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const timer = setInterval(() => {
    // Without a sample, one turn has taken the whole second.
    delayMs = histogram.count === 0 ? SAMPLE_MS : Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS);
    histogram.reset();
  }, SAMPLE_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  app.decorate('loopDelayMs', () => delayMs);
  app.addHook('onRequest', async (request) => {
    if (delayMs <= maxDelayMs || request.routeOptions.config.limit === 'none') return;
    app.metrics.refused.inc({ limit: 'pressure' });
    throw new AppError('NOT_READY', { retryAfter: RETRY_SECONDS });
  });
}
