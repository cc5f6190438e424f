import { AdminSitemapSchema, PublishedSitemapSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';

const XML = 'application/xml';
const ADMIN = { config: { access: 'admin' }, bodyLimit: 1024 } as const;

/** The sitemap as editors see and publish it. */
export const adminSitemapRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { sitemap } }) => {
  app.get(
    '/admin/sitemap',
    {
      ...ADMIN,
      schema: {
        summary: 'What the sitemap would list now, and what has changed since it was published',
        response: { 200: AdminSitemapSchema },
      },
    },
    () => sitemap.compare(),
  );

  app.get(
    '/admin/sitemap/download',
    {
      ...ADMIN,
      schema: { summary: "The sitemap.xml of today's content", produces: [XML], response: { 200: z.string() } },
    },
    async (_request, reply) =>
      reply
        .type(`${XML}; charset=utf-8`)
        .header('content-disposition', 'attachment; filename="sitemap.xml"')
        .send(await sitemap.generate()),
  );

  app.post(
    '/admin/sitemap/publish',
    {
      ...ADMIN,
      schema: {
        summary: "Publish the sitemap of today's content, if it is valid",
        body: z.strictObject({}).nullish(),
        response: { 200: PublishedSitemapSchema },
      },
    },
    async (request) => {
      const { urls, files, bytes, changed } = await sitemap.publish();
      request.auditChanges = [changed ? `${urls} addresses` : 'unchanged'];
      const published_at = ((await sitemap.publishedAt()) ?? new Date()).toISOString();
      return { urls, files, bytes, changed, published_at };
    },
  );
};
