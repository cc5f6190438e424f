import { SURPRISE_PATH } from '@tdt/contracts/plain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { serveCached } from '../../platform/responses/cached-responses.plugin.ts';

/**
 * Robots get whole pages from the server and need nothing below `/api/`, nor a random recipe. Pages that should not be
 * indexed state it themselves (`noindex`): a page that robots may not fetch would still be listed by its bare URL.
 */
export const robotsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { site } }) => {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    `Disallow: ${SURPRISE_PATH}`,
    '',
    `Sitemap: ${site.url}/sitemap.xml`,
    `Sitemap: ${site.url}/sitemap-regions.xml`,
    '',
  ];
  const robots = lines.join('\n');

  app.get('/robots.txt', { config: { access: 'public', limit: 'none' }, schema: { hide: true } }, (request, reply) =>
    serveCached(request, reply, 'robots', async () => ({
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: robots,
    })),
  );
};
