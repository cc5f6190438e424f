import { RecipeDetailSchema, RecipePreviewInputSchema, RecipePreviewSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { PRIVATE_ADDRESS } from '../../platform/security/headers.plugin.ts';
import { RECIPE_BODY_BYTES } from './admin-recipes.routes.ts';

/** Any text: an invalid token is refused like a wrong one. */
const TokenSchema = z.strictObject({ token: z.string().max(300) });

/** Drafts of recipes: stored for editors, shown to anyone who has the signed address. */
export const recipePreviewsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { recipePreviews, previewLinks } = application;

  app.post(
    '/admin/recipe-previews',
    {
      config: { access: 'admin', audit: false },
      bodyLimit: RECIPE_BODY_BYTES,
      schema: {
        summary: 'Store a draft of a recipe, to preview its page',
        body: RecipePreviewInputSchema,
        response: { 201: RecipePreviewSchema },
      },
    },
    async ({ body }, reply) => reply.code(201).send(await recipePreviews.create(body)),
  );

  app.get(
    '/recipe-previews',
    {
      config: { access: 'public' },
      schema: {
        summary: 'The recipe of a signed address: unsaved, or stored',
        problems: ['LINK_REFUSED'],
        querystring: TokenSchema,
        response: { 200: RecipeDetailSchema },
      },
    },
    async ({ query }, reply) => {
      reply.headers(PRIVATE_ADDRESS);
      return (await previewLinks.open(query.token)) ?? recipePreviews.open(query.token);
    },
  );
};
