import {
  CatalogueQuerySchema,
  CatalogueResultSchema,
  RecipeDetailSchema,
  RelatedRecipesQuerySchema,
  RelatedRecipesSchema,
} from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { NoQuerySchema } from '../../platform/routes/no-query.ts';

const ID_MAX = 200;

export const recipesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  app.get(
    '/recipes',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Search the catalogue: words, filters, facet counts',
        querystring: CatalogueQuerySchema,
        response: { 200: CatalogueResultSchema },
      },
    },
    (request, reply) => {
      // What people type differs from one to the next: storing it would only push out what others ask for.
      const searches = request.query.q !== '';
      if (searches) app.countFor('search', request);
      return reply.answer(
        () => application.recipes.search(request.query),
        () => !searches,
      );
    },
  );

  app.get(
    '/recipes/:idOrSlug',
    {
      config: { access: 'public' },
      schema: {
        summary: 'One recipe, by id, slug, former slug, else by the words of its title',
        params: z.strictObject({ idOrSlug: z.string().min(1).max(ID_MAX) }),
        querystring: NoQuerySchema,
        response: { 200: RecipeDetailSchema },
      },
    },
    (request, reply) =>
      // There is no end of texts that find a recipe by its words.
      reply.answer(
        () => application.recipes.find(request.params.idOrSlug),
        ({ match }) => match !== 'keyword',
      ),
  );

  app.get(
    '/recipes/:id/related',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Other recipes of the same country, newest first',
        params: z.strictObject({ id: z.string().min(1).max(ID_MAX) }),
        querystring: RelatedRecipesQuerySchema,
        response: { 200: RelatedRecipesSchema },
      },
    },
    (request, reply) => reply.answer(() => application.recipes.related(request.params.id, request.query.type)),
  );
};
