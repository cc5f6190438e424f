import { RemotesSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../app-context.ts';

export const remotesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  app.get(
    '/remotes',
    {
      config: { access: 'public' },
      schema: { summary: 'The remotes and which version of each is live', response: { 200: RemotesSchema } },
    },
    // Comes from memory anyway. Browsers request it after a failed load, so it must not lag behind a switch.
    (_request, reply) =>
      reply.sendCached(
        () => application.remotes.publicView(),
        () => false,
      ),
  );
};
