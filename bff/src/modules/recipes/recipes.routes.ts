import {
  AppError,
  CatalogueQuerySchema,
  CatalogueResultSchema,
  CompletionsQuerySchema,
  CompletionsSchema,
  RecipeDetailSchema,
  RelatedRecipesQuerySchema,
  RelatedRecipesSchema,
  SuggestionsQuerySchema,
  SuggestionsSchema,
} from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { respondToSearchText } from '../../platform/responses/respond-to-search.ts';

/** No id, slug or title is longer. */
const ID_MAX = 200;

const checkLength = (id: string): void => {
  if (id.length > ID_MAX) throw new AppError('RECIPE_NOT_FOUND');
};

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
    (request, reply) => respondToSearchText(request, reply, () => application.recipes.search(request.query)),
  );

  app.get(
    '/suggestions',
    {
      config: { access: 'public' },
      schema: {
        summary: 'What to search for instead of a text that found nothing: close searches, countries',
        querystring: SuggestionsQuerySchema,
        response: { 200: SuggestionsSchema },
      },
    },
    (request, reply) => {
      const { q } = request.query;
      // As texts of searches are, these are without number.
      if (q) app.countFor('search', request);
      return reply.sendCached(
        () => application.recipes.suggest(q),
        () => !q,
      );
    },
  );

  app.get(
    '/completions',
    {
      config: { access: 'public' },
      schema: {
        summary: 'What a visitor who types a search may mean: recipes, countries, ingredients',
        querystring: CompletionsQuerySchema,
        response: { 200: CompletionsSchema },
      },
    },
    (request, reply) => {
      app.countFor('search', request);
      return reply.sendCached(
        () => application.recipes.complete(request.query.q),
        () => false,
      );
    },
  );

  app.get(
    '/recipes/:idOrSlug',
    {
      config: { access: 'public' },
      schema: {
        summary: 'One recipe, by id, slug, former slug, else by more than half of the words of its title',
        problems: ['RECIPE_NOT_FOUND', 'RECIPE_GONE'],
        params: z.strictObject({ idOrSlug: z.string().min(1) }),
        response: { 200: RecipeDetailSchema },
      },
    },
    (request, reply) => {
      const { idOrSlug } = request.params;
      checkLength(idOrSlug);
      // Texts that find a recipe by its words are without number: they count as searches and are not stored.
      return reply.sendCached(
        () => application.recipes.find(idOrSlug, () => app.countFor('search', request)),
        ({ match }) => match !== 'keyword',
      );
    },
  );

  app.get(
    '/recipes/:idOrSlug/related',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Other recipes of the same country, newest first',
        problems: ['RECIPE_NOT_FOUND', 'RECIPE_GONE'],
        params: z.strictObject({ idOrSlug: z.string().min(1) }),
        querystring: RelatedRecipesQuerySchema,
        response: { 200: RelatedRecipesSchema },
      },
    },
    (request, reply) => {
      const { idOrSlug } = request.params;
      checkLength(idOrSlug);
      return reply.sendCached(() => application.recipes.related(idOrSlug, request.query.type));
    },
  );
};
