import { HomeSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../app-context.ts';

export const homeRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  app.get(
    '/home',
    {
      config: { access: 'public' },
      schema: { summary: 'The home page: hero, moods, categories', response: { 200: HomeSchema } },
    },
    (_request, reply) => reply.sendCached(() => application.home.compose()),
  );
};
