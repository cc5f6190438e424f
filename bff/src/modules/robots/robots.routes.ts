import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { serveAnswer } from '../../platform/answers/answers.plugin.ts';

/**
 * Pages come whole from the server: nothing that a robot needs to read or render them is below `/api/`. Pages that are not
 * to be found say so themselves (`noindex`): of a page that they may not fetch, search engines show the bare address.
 */
export const robotsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { site } }) => {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', '', `Sitemap: ${site.url}/sitemap.xml`, ''];
  const robots = lines.join('\n');

  app.get('/robots.txt', { config: { access: 'public', limit: 'none' }, schema: { hide: true } }, (request, reply) =>
    serveAnswer(request, reply, 'robots', async () => ({
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: robots,
    })),
  );
};
