import { AdminSearchQuerySchema, AdminSearchSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../app-context.ts';
import { sessionOf } from '../platform/sessions/sessions.plugin.ts';

export const searchRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { search } }) => {
  app.get(
    '/admin/search',
    {
      config: { access: 'admin' },
      schema: {
        summary:
          'The best recipes by title and texts, countries by a part of their names; for super admins also accounts',
        querystring: AdminSearchQuerySchema,
        response: { 200: AdminSearchSchema },
      },
    },
    (request) => search.find(request.query.q, { withUsers: sessionOf(request).user.is_super_admin }),
  );
};
