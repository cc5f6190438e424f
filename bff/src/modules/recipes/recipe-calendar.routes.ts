import { RecipeCalendarQuerySchema, RecipeCalendarSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';

/** What comes, as editors have scheduled it. */
export const recipeCalendarRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  app.get(
    '/admin/recipes/calendar',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'The recipes that appear or end by themselves in an interval of 100 days at most, the earliest first',
        querystring: RecipeCalendarQuerySchema,
        response: { 200: RecipeCalendarSchema },
      },
    },
    async ({ query }) => application.recipeEditing.calendar(query),
  );
};
