import { AdminStatsSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';

export const statsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { stats } }) => {
  app.get(
    '/admin/stats',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Counts of the dashboard; null for those that cannot be read at the moment',
        response: { 200: AdminStatsSchema },
      },
    },
    () => stats.count(),
  );
};
