import { ClientErrorSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { cleanReport } from './clean-report.ts';

/** Logs failing remotes and uncaught errors in browsers, for operators, and counts those of remotes for editors. */
export const clientErrorsRoutes: FastifyPluginAsyncZod<AppContext> = async (
  app,
  { application: { remoteFailures } },
) => {
  app.post(
    '/client-errors',
    {
      config: { access: 'public', limit: 'clientErrors' },
      bodyLimit: 16 * 1024,
      schema: {
        summary: 'Report a failing remote or an uncaught error',
        body: ClientErrorSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      request.log.warn({ report: cleanReport(request.body) }, 'A browser reported an error');
      if (request.body.remote) await remoteFailures.count(request.body.remote);
      return reply.code(204).send(null);
    },
  );
};
