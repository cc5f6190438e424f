import { HealthSchema, type Ready, ReadySchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../app-context.ts';
import { withinResponseTime } from '../platform/responses/within-response-time.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server begins to stop: it is not ready any more, but still serves all other requests. */
    isEnding: boolean;
  }
}

const FAILED = { database: false, storage: false, catalogue: false };
const CHECK_MS = 2000;
/** How long a result is valid: checks write to the disk and query the database, and anybody may request them. */
const VALID_MS = 1000;

/** Liveness and readiness, for balancers and supervisors. */
export const statusRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const check = remembered(() => checksInTime(application.checks()), VALID_MS);

  app.get(
    '/health',
    {
      config: { access: 'public', limit: 'none' },
      schema: { summary: 'Liveness: the process responds', response: { 200: HealthSchema } },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' as const }),
  );

  app.get(
    '/ready',
    {
      config: { access: 'public', limit: 'none' },
      schema: {
        summary: 'Readiness: every part that the service needs responds',
        response: { 200: ReadySchema, 503: ReadySchema },
      },
    },
    async (_request, reply) => {
      const checks = await check();
      const ready = !app.isEnding && Object.values(checks).every(Boolean);
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: ready ? 'ready' : 'not_ready', checks });
    },
  );
};

/** Shares one run among all calls while it lasts and for `validMs` after its end. `work` must not throw. */
function remembered<T>(work: () => Promise<T>, validMs: number): () => Promise<T> {
  let last: { result: Promise<T>; endedAt: number } | null = null;
  return () => {
    if (last && performance.now() - last.endedAt < validMs) return last.result;
    const run = { result: work(), endedAt: Number.POSITIVE_INFINITY };
    run.result.then(() => {
      run.endedAt = performance.now();
    });
    last = run;
    return run.result;
  };
}

/** A check that hangs counts as failed. */
const checksInTime = (checks: Promise<Ready['checks']>): Promise<Ready['checks']> =>
  withinResponseTime(checks, CHECK_MS).catch(() => FAILED);
