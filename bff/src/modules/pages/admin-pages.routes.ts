import {
  AdminPageContentSchema,
  AdminSeoSchema,
  CONTENT_PAGE_TYPES,
  comparisonPath,
  PageContentInputSchema,
  recipeSeoId,
  SEO_PAGE_TYPES,
  type SeoInput,
  SeoInputSchema,
} from '@tdt/contracts';
import type { SeoPage } from '@tdt/cookbook';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { editorOf } from '../../platform/sessions/editor-of.ts';
import { IdSchema } from '../admin-route.ts';

const ADMIN = { config: { access: 'admin' }, bodyLimit: 32 * 1024 } as const;
/** A text at the limit of its schema has up to 3 bytes for each character. */
const CONTENT_BODY_BYTES = 512 * 1024;
const ContentSchema = z.strictObject({ pageType: z.enum(CONTENT_PAGE_TYPES) });
/** The fixed pages. */
const FixedSchema = z.strictObject({ pageType: z.enum(SEO_PAGE_TYPES).exclude(['recipe']) });
const recipePage = ({ id }: { id: string }): SeoPage => ({ pageType: 'recipe', pageId: id });
const idOf = ({ pageType, pageId }: SeoPage): string => (pageId === null ? pageType : recipeSeoId(pageId));

/** Content and metadata of pages as editors write them. */
export const adminPagesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { pages } }) => {
  async function save(request: FastifyRequest, page: SeoPage, input: SeoInput) {
    request.auditTarget = page.pageId === null ? page.pageType : `${page.pageType} ${page.pageId}`;
    const { seo, changes } = await pages.saveSeo(page, input, editorOf(request));
    request.auditChanges = changes;
    if (seo.revision > 1) request.auditComparison = comparisonPath('seo', idOf(page), seo.revision);
    return seo;
  }
  const reading = { response: { 200: AdminSeoSchema } };
  const writing = { ...reading, body: SeoInputSchema };

  const content = { params: ContentSchema, response: { 200: AdminPageContentSchema } };

  app.get(
    '/admin/pages/:pageType',
    { ...ADMIN, schema: { summary: 'Stored content of a page, with its revision', ...content } },
    ({ params }) => pages.storedContent(params.pageType),
  );

  app.put(
    '/admin/pages/:pageType',
    {
      ...ADMIN,
      bodyLimit: CONTENT_BODY_BYTES,
      schema: {
        summary: 'Replace the content of a page',
        problems: ['REVISION_CONFLICT'],
        ...content,
        body: PageContentInputSchema,
      },
    },
    async (request) => {
      const { pageType } = request.params;
      request.auditTarget = pageType;
      const saved = await pages.saveContent(pageType, request.body, editorOf(request));
      request.auditChanges = saved.changes;
      const { revision } = saved.content;
      if (revision > 1) request.auditComparison = comparisonPath('page', pageType, revision);
      return saved.content;
    },
  );

  app.get(
    '/admin/seo/:pageType',
    { ...ADMIN, schema: { summary: 'Stored SEO metadata of a page', params: FixedSchema, ...reading } },
    ({ params }) => pages.storedSeo({ ...params, pageId: null }),
  );

  app.put(
    '/admin/seo/:pageType',
    {
      ...ADMIN,
      schema: {
        summary: 'Replace the SEO metadata of a page',
        problems: ['REVISION_CONFLICT'],
        params: FixedSchema,
        ...writing,
      },
    },
    (request) => save(request, { ...request.params, pageId: null }, request.body),
  );

  app.get(
    '/admin/seo/recipe/:id',
    {
      ...ADMIN,
      schema: {
        summary: 'Stored SEO metadata of a recipe',
        problems: ['RECIPE_NOT_FOUND'],
        params: IdSchema,
        ...reading,
      },
    },
    ({ params }) => pages.storedSeo(recipePage(params)),
  );

  app.put(
    '/admin/seo/recipe/:id',
    {
      ...ADMIN,
      schema: {
        summary: 'Replace the SEO metadata of a recipe',
        problems: ['RECIPE_NOT_FOUND', 'RECIPE_GONE', 'REVISION_CONFLICT'],
        params: IdSchema,
        ...writing,
      },
    },
    (request) => save(request, recipePage(request.params), request.body),
  );
};
