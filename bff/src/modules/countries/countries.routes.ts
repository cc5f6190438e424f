import {
  AppError,
  AtlasSchema,
  CountryDetailSchema,
  CountryListQuerySchema,
  CountryListSchema,
  CountryNamesSchema,
  MenuQuerySchema,
  MenuSchema,
  WorldPartKindSchema,
  WorldPartSchema,
} from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { respondToSearch } from '../../platform/responses/respond-to-search.ts';

/** No name or slug is longer. */
const COUNTRY_TEXT_MAX = 200;

export const countriesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  app.get(
    '/countries',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Countries by name, with their number of recipes',
        querystring: CountryListQuerySchema,
        response: { 200: CountryListSchema },
      },
    },
    (request, reply) => respondToSearch(request, reply, () => application.countries.list(request.query)),
  );

  app.get(
    '/atlas',
    {
      config: { access: 'public' },
      schema: { summary: 'All countries by continent and region', response: { 200: AtlasSchema } },
    },
    (_request, reply) => reply.sendCached(() => application.countries.atlas()),
  );

  app.get(
    '/atlas/:kind/:slug',
    {
      config: { access: 'public' },
      schema: {
        summary: 'A continent or region: its map, its countries and its newest recipes',
        problems: ['PAGE_NOT_FOUND'],
        params: z.strictObject({ kind: WorldPartKindSchema, slug: z.string().min(1) }),
        response: { 200: WorldPartSchema },
      },
    },
    ({ params: { kind, slug } }, reply) => reply.sendCached(() => application.countries.worldPart(kind, slug)),
  );

  app.get(
    '/countries/:slug',
    {
      config: { access: 'public' },
      schema: {
        summary: 'One country with its pictures and recipes, by slug, alias, else by name',
        problems: ['COUNTRY_NOT_FOUND'],
        params: z.strictObject({ slug: z.string().min(1) }),
        response: { 200: CountryDetailSchema },
      },
    },
    (request, reply) => {
      const { slug } = request.params;
      if (slug.length > COUNTRY_TEXT_MAX) throw new AppError('COUNTRY_NOT_FOUND');
      return reply.sendCached(
        () => application.countries.find(slug),
        ({ match }) => match !== 'name',
      );
    },
  );

  app.get(
    '/countries/:slug/menu',
    {
      config: { access: 'public' },
      schema: {
        summary: 'A menu of a country, with the stages of each course',
        problems: ['COUNTRY_NOT_FOUND'],
        params: z.strictObject({ slug: z.string().min(1) }),
        querystring: MenuQuerySchema,
        response: { 200: MenuSchema },
      },
    },
    ({ params: { slug }, query: { menu } }, reply) => {
      if (slug.length > COUNTRY_TEXT_MAX) throw new AppError('COUNTRY_NOT_FOUND');
      return reply.sendCached(
        () => application.countries.menu(slug, menu),
        ({ match }) => match !== 'name',
      );
    },
  );

  app.get(
    '/admin/country-names',
    {
      config: { access: 'admin' },
      schema: { summary: 'The names of all countries, to choose from', response: { 200: CountryNamesSchema } },
    },
    async () => application.countries.names(),
  );
};
