import { CONTENT_PAGE_TYPES, PageContentSchema, SEO_PAGE_TYPES, type Seo, SeoSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';

const NO_SEO: Seo = { title: null, description: null, keywords: null, canonical_url: null, og_image_url: null };
const pageType = z.enum(SEO_PAGE_TYPES);

export const pagesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { pages } }) => {
  app.get(
    '/pages/:pageType',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Stored content of a page',
        params: z.strictObject({ pageType: z.enum(CONTENT_PAGE_TYPES) }),
        response: { 200: PageContentSchema },
      },
    },
    (request, reply) => reply.sendCached(() => pages.content(request.params.pageType)),
  );

  app.get(
    '/seo/:pageType',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Stored SEO metadata of a page; null where nothing is stored',
        params: z.strictObject({ pageType }),
        response: { 200: SeoSchema },
      },
    },
    ({ params }, reply) => reply.sendCached(async () => (await pages.seo(params.pageType)) ?? NO_SEO),
  );

  app.get(
    '/seo/:pageType/:pageId',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Stored SEO metadata of one recipe; null where nothing is stored',
        params: z.strictObject({ pageType, pageId: z.guid() }),
        response: { 200: SeoSchema },
      },
    },
    ({ params }, reply) =>
      reply.sendCached(async () => (await pages.publicSeo(params.pageType, params.pageId)) ?? NO_SEO),
  );
};
