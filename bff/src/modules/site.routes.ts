import { SiteSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../app-context.ts';

export const siteRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  app.get(
    '/site',
    {
      config: { access: 'public' },
      schema: { summary: 'Name, tagline, legal and contact texts, feature switches', response: { 200: SiteSchema } },
    },
    (_request, reply) => reply.sendCached(() => application.site),
  );
};
