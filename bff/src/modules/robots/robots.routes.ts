import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { serveAnswer } from '../../platform/answers/answers.plugin.ts';

const ROBOTS = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', ''].join('\n');

export const robotsRoutes: FastifyPluginAsyncZod<AppContext> = async (app) => {
  app.get('/robots.txt', { config: { access: 'public', limit: 'none' }, schema: { hide: true } }, (request, reply) =>
    serveAnswer(request, reply, 'robots', async () => ({
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: ROBOTS,
    })),
  );
};
