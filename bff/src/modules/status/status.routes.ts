import { HealthSchema, type Ready, ReadySchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { NoQuerySchema } from '../../platform/routes/no-query.ts';

const FAILED = { database: false, storage: false, catalogue: false };
const CHECK_MS = 2000;

/** Liveness and readiness, for balancers and supervisors. */
export const statusRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  app.get(
    '/health',
    {
      config: { access: 'public', limit: 'none' },
      schema: { summary: 'Liveness: the process answers', querystring: NoQuerySchema, response: { 200: HealthSchema } },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' as const }),
  );

  app.get(
    '/ready',
    {
      config: { access: 'public', limit: 'none' },
      schema: {
        summary: 'Readiness: every part that the service needs answers',
        querystring: NoQuerySchema,
        response: { 200: ReadySchema, 503: ReadySchema },
      },
    },
    async (_request, reply) => {
      const checks = await checksInTime(application.checks());
      const ready = !closing && Object.values(checks).every(Boolean);
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: ready ? 'ready' : 'not_ready', checks });
    },
  );
};

/** A check that hangs has failed: whoever asks wants to know now. */
async function checksInTime(checks: Promise<Ready['checks']>): Promise<Ready['checks']> {
  const timeout = Promise.withResolvers<Ready['checks']>();
  const timer = setTimeout(() => timeout.resolve(FAILED), CHECK_MS);
  try {
    return await Promise.race([checks.catch(() => FAILED), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
