import {
  AdminCountrySchema,
  AdminPageContentSchema,
  AdminRecipeSchema,
  AdminSeoSchema,
  COUNTING_PATTERN,
  HistoryListSchema,
  HistoryQuerySchema,
  VERSION_KINDS,
} from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import { ADMIN, IdSchema } from './admin-route.ts';

const VersionSchema = IdSchema.extend({ revision: z.string().max(100) });
const revisionOf = (text: string): number => (COUNTING_PATTERN.test(text) ? Number(text) : 0);
const STATES = {
  recipe: AdminRecipeSchema,
  country: AdminCountrySchema,
  page: AdminPageContentSchema,
  seo: AdminSeoSchema,
};

/** What documents were before they were saved, for editors. */
export const historyRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { history } }) => {
  for (const kind of VERSION_KINDS) {
    app.get(
      `/admin/history/${kind}/:id`,
      {
        ...ADMIN,
        schema: {
          summary: `A page of the states of a ${WORDS[kind]}, the newest first`,
          problems: ['VERSION_NOT_FOUND'],
          params: IdSchema,
          querystring: HistoryQuerySchema,
          response: { 200: HistoryListSchema },
        },
      },
      ({ params, query }) => history.list(kind, params.id, query),
    );

    app.get(
      `/admin/history/${kind}/:id/:revision`,
      {
        ...ADMIN,
        schema: {
          summary: `A ${WORDS[kind]} as it was at a revision`,
          problems: ['VERSION_NOT_FOUND'],
          params: VersionSchema,
          response: { 200: STATES[kind] as z.ZodType },
        },
      },
      ({ params }) => history.state(kind, params.id, revisionOf(params.revision)),
    );
  }
};

const WORDS = { recipe: 'recipe', country: 'country', page: "page's content", seo: "page's metadata" } as const;
