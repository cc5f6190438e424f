import { AppError } from '@tdt/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { serveCached } from '../../platform/responses/cached-responses.plugin.ts';

const XML = { 'content-type': 'application/xml; charset=utf-8' };
const PART_MAX = 9999;
const ParamsSchema = z.strictObject({ part: z.string() });

/** The sitemap: one file, or an index and its parts. */
export const sitemapRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { sitemap } }) => {
  // Without a published sitemap, making one costs as much as a search. Concurrent requests share one run.
  const serve = (request: FastifyRequest, reply: FastifyReply, part?: number): Promise<FastifyReply> => {
    app.countFor('search', request);
    return serveCached(request, reply, `sitemap ${part ?? ''}`, async () => ({
      status: 200,
      headers: XML,
      body: await sitemap.read(part),
      // Parts are large and seldom requested: they must not push pages out of memory.
      store: part === undefined || 'rare',
    }));
  };

  app.get('/sitemap.xml', { config: { access: 'public' }, schema: { hide: true } }, (request, reply) =>
    serve(request, reply),
  );

  app.get('/sitemap-regions.xml', { config: { access: 'public' }, schema: { hide: true } }, (request, reply) =>
    serveCached(request, reply, 'sitemap regions', async () => ({
      status: 200,
      headers: XML,
      body: await sitemap.regions(),
    })),
  );

  app.get(
    '/sitemap-:part(^[1-9]\\d*).xml',
    { config: { access: 'public' }, schema: { hide: true, params: ParamsSchema } },
    (request, reply) => {
      const part = Number(request.params.part);
      if (part > PART_MAX) throw new AppError('PAGE_NOT_FOUND');
      return serve(request, reply, part);
    },
  );
};
