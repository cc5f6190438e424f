import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../app-context.ts';

const ApiRootSchema = z.strictObject({ documentation: z.string() });

/** The root of the API, with and without a trailing slash. Browsers request it to see whether they reach the server. */
export const apiRootRoutes: FastifyPluginAsyncZod<AppContext> = async (app) => {
  for (const prefixTrailingSlash of ['no-slash', 'slash'] as const) {
    app.get(
      '/',
      {
        prefixTrailingSlash,
        config: { access: 'public' },
        schema: {
          summary: 'Where the API is described',
          hide: prefixTrailingSlash === 'slash',
          response: { 200: ApiRootSchema },
        },
      },
      async (_request, reply) => reply.header('cache-control', 'no-store').send({ documentation: '/api/docs' }),
    );
  }
};
