import { SessionSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { notAdmin } from '../../platform/sessions/require-access.ts';

export const sessionRoutes: FastifyPluginAsyncZod<AppContext> = async (app) => {
  app.get(
    '/session',
    {
      config: { access: 'public', limit: 'signedIn' },
      schema: {
        summary: 'Who is signed in; 403 NOT_ADMIN when the account is gone',
        problems: ['NOT_ADMIN'],
        security: [{}, { session: [] }],
        response: { 200: SessionSchema },
      },
    },
    async (request, reply) => {
      const kind = await app.sessions.find(request);
      if (kind === 'not-admin') throw notAdmin(request, reply);
      return { user: request.session?.user ?? null };
    },
  );
};
