import { AppError } from '@tdt/contracts';
import type { Metrics } from '@tdt/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { hasToken, isDirectLoopback } from './metrics-access.ts';
import { refreshGauges } from './refresh-gauges.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Metrics in the text format of Prometheus, for callers on this machine or with a token; others see no such route. */
export const metricsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application, settings }) => {
  app.get(
    '/metrics',
    {
      config: { access: 'public', limit: 'none' },
      onRequest: async (request) => {
        if (!isAllowed(app, request, settings.metricsToken)) throw new AppError('ROUTE_NOT_FOUND');
      },
      schema: {
        summary: 'Metrics in the text format of Prometheus, for callers on this machine or with the token',
        problems: ['ROUTE_NOT_FOUND'],
        security: [{}, { metricsToken: [] }],
        produces: ['text/plain'],
        response: { 200: z.string() },
      },
      serializerCompiler: () => String,
    },
    async (_request, reply) => {
      const { metrics, responses } = app;
      const openConnections = await countConnections(app);
      await refreshGauges(metrics, await application.vitals(), {
        responses,
        openConnections,
        loopDelayMs: app.loopDelayMs(),
      });
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.registry.contentType)
        .send(await metrics.registry.metrics());
    },
  );
};

/** Throws `TOO_MANY_REQUESTS` for a caller that tries many tokens. */
function isAllowed(app: FastifyInstance, request: FastifyRequest, token: string | null): boolean {
  if (isDirectLoopback(request)) return true;
  const isRight = hasToken(request, token);
  if (isRight === false) app.countFor('wrongSecrets', request);
  return isRight ?? false;
}

const countConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count)));
