import { AppError } from '@tdt/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInternal } from '../internal-requests.ts';
import { clientKey } from './client-key.ts';
import { createLimiter } from './limiter.ts';

export const LIMITS = ['public', 'search', 'media', 'clientErrors', 'diagnostics'] as const;
export type LimitName = (typeof LIMITS)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which limit a request counts for; `public` unless said otherwise, `none` for files and probes. */
    limit?: LimitName | 'none';
  }
  interface FastifyInstance {
    /** Counts a request for a further limit. Throws `TOO_MANY_REQUESTS`. */
    countFor(limit: LimitName, request: FastifyRequest): void;
  }
}

/**
 * Counts requests by address, in this process only. Answers from memory are sent before this hook and are not counted;
 * neither are the server's own requests.
 */
export function limitRequests(app: FastifyInstance, settings: Readonly<Record<LimitName, number>>): void {
  const limiters = Object.fromEntries(LIMITS.map((name) => [name, createLimiter(settings[name])]));

  app.decorate('countFor', (limit, request) => {
    if (isInternal(request)) return;
    const retryAfter = limiters[limit]?.take(clientKey(request.ip)) ?? 0;
    if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
  });

  app.addHook('onRequest', async (request) => {
    const { limit = 'public' } = request.routeOptions.config;
    if (limit !== 'none') app.countFor(limit, request);
  });
}
