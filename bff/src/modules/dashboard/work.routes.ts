import { AdminWorkSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';

export const workRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { work } }) => {
  app.get(
    '/admin/work',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'What there is to do; null for parts that cannot be read at the moment',
        response: { 200: AdminWorkSchema },
      },
    },
    () => work.list(),
  );
};
