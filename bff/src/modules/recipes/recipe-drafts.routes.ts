import { FoundRecipeDraftSchema, RecipeDraftInputSchema, RecipeDraftSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { editorOf } from '../../platform/sessions/editor-of.ts';
import { IdSchema } from '../admin-route.ts';
import { RECIPE_BODY_BYTES } from './admin-recipes.routes.ts';

const DRAFT = '/admin/recipes/:id/draft';
const ADMIN = { config: { access: 'admin' }, bodyLimit: RECIPE_BODY_BYTES } as const;

/** Changes of recipes that visitors do not see yet. */
export const recipeDraftsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { recipeDrafts } = application;

  app.get(
    DRAFT,
    {
      ...ADMIN,
      schema: {
        summary: 'The pending changes of a recipe, if there are any',
        params: IdSchema,
        response: { 200: FoundRecipeDraftSchema },
      },
    },
    async ({ params }) => ({ draft: await recipeDrafts.find(params.id) }),
  );

  app.put(
    DRAFT,
    {
      ...ADMIN,
      schema: {
        summary: 'Store changes of a recipe without publishing them',
        problems: ['RECIPE_NOT_FOUND', 'RECIPE_GONE', 'REVISION_CONFLICT', 'DRAFT_CONFLICT'],
        params: IdSchema,
        body: RecipeDraftInputSchema,
        response: { 200: RecipeDraftSchema },
      },
    },
    async (request) => {
      const draft = await recipeDrafts.save(request.params.id, request.body, editorOf(request));
      request.auditTarget = `${draft.base.recipe.title} (${request.params.id})`;
      return draft;
    },
  );

  app.delete(
    DRAFT,
    {
      ...ADMIN,
      schema: {
        summary: 'Give the pending changes of a recipe up',
        problems: ['DRAFT_CONFLICT'],
        params: IdSchema,
        querystring: z.strictObject({ revision: z.coerce.number().int().min(1) }),
        response: { 204: z.null() },
      },
    },
    async ({ params, query }, reply) => {
      await recipeDrafts.discard(params.id, query.revision);
      return reply.code(204).send(null);
    },
  );
};
