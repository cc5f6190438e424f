import { DiagnosticsSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../app-context.ts';

/** The server's part of the debug panel. Failures are part of the response, whose status is always 200. */
export const diagnosticsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  app.get(
    '/diagnostics',
    {
      config: { access: 'public', limit: 'diagnostics' },
      schema: { summary: 'The checks of the debug panel that the server makes', response: { 200: DiagnosticsSchema } },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send(await application.diagnostics.run()),
  );
};
