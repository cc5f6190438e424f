import { PreviewLinkListSchema, PreviewLinkSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { userOf } from '../../platform/sessions/editor-of.ts';
import { ADMIN, IdSchema } from '../admin-route.ts';

const LINKS = '/admin/recipes/:id/preview-links';

/** Links for people without an account, as editors make and end them. */
export const previewLinksRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { previewLinks } = application;

  app.get(
    LINKS,
    {
      ...ADMIN,
      schema: {
        summary: 'The links that show a recipe to people without an account',
        params: IdSchema,
        response: { 200: PreviewLinkListSchema },
      },
    },
    async ({ params }) => ({ items: await previewLinks.list(params.id) }),
  );

  app.post(
    LINKS,
    {
      ...ADMIN,
      schema: {
        summary: 'Make a link that shows a recipe for seven days',
        problems: ['RECIPE_NOT_FOUND', 'RECIPE_GONE'],
        params: IdSchema,
        body: z.strictObject({}).nullish(),
        response: { 201: PreviewLinkSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await previewLinks.create(request.params.id, userOf(request))),
  );

  app.delete(
    `${LINKS}/:link`,
    {
      ...ADMIN,
      schema: {
        summary: 'Revoke a link',
        params: IdSchema.extend({ link: z.string().max(100) }),
        response: { 204: z.null() },
      },
    },
    async ({ params }, reply) => {
      await previewLinks.revoke(params.id, params.link);
      return reply.code(204).send(null);
    },
  );
};
