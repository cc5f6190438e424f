import underPressure from '@fastify/under-pressure';
import { AppError } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';

const RETRY_SECONDS = 5;

/**
 * Refuses requests while the event loop lags, so that those in progress are answered. Only the delay counts: a busy
 * processor is no problem while answers are quick, and a limit on memory would close the site for good, because the
 * allocator does not return it. Probes and files stay reachable.
 */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  if (maxEventLoopDelay === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (request.routeOptions.config.limit === 'none') return;
      app.metrics.refused.inc({ limit: 'pressure' });
      throw new AppError('NOT_READY', { retryAfter: RETRY_SECONDS });
    },
  });
}
