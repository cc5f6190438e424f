import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { serveCached } from '../../platform/responses/cached-responses.plugin.ts';
import { REMOVING_WORKER } from './removing-worker.ts';

/** Browsers request it at each visit, and replace the worker that they have when a byte of it has changed. */
const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  // The worker itself may request this site only.
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/**
 * The service worker at `/sw.js`, so that it may serve all pages. It is a file of the live shell. With `OFFLINE=off`,
 * or a shell that has none, the response is a worker that removes what earlier ones have left.
 */
export const serviceWorkerRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { remotes, site, storage } = application;

  app.get('/sw.js', { config: { access: 'public', limit: 'none' }, schema: { hide: true } }, (request, reply) => {
    const version = site.features.offline ? remotes.current().shell?.version : undefined;
    return serveCached(request, reply, `service worker ${version}`, async () => {
      const file = version ? await storage.open(`assets/shell/${version}/web/js/service-worker.js`) : null;
      return { status: 200, headers: HEADERS, body: file ? Buffer.from(await file.read()) : REMOVING_WORKER };
    });
  });
};
