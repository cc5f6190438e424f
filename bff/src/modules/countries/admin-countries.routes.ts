import {
  ADMIN_API,
  type AdminCountry,
  AdminCountryListSchema,
  AdminCountryQuerySchema,
  AdminCountrySchema,
  CountryInputSchema,
  CountryRegionsSchema,
  CountryRemovalSchema,
  CountryUpdateSchema,
  comparisonPath,
} from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { editorOf } from '../../platform/sessions/editor-of.ts';
import { ADMIN, IdSchema } from '../admin-route.ts';

const LIST = '/admin/countries';
const ONE = `${LIST}/:id`;

/** For the audit log: the name identifies a removed country, too. */
const nameOf = ({ name, id }: AdminCountry): string => `${name} (${id})`;

/** Countries as editors write them. */
export const adminCountriesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { countryEditing: countries } = application;

  app.get(
    LIST,
    {
      ...ADMIN,
      schema: {
        summary: 'A page of countries, or of those in the trash, with their numbers of recipes',
        querystring: AdminCountryQuerySchema,
        response: { 200: AdminCountryListSchema },
      },
    },
    async ({ query }) => countries.list(query),
  );

  app.post(
    LIST,
    {
      ...ADMIN,
      schema: {
        summary: 'Create a country',
        problems: ['DUPLICATE_NAME'],
        body: CountryInputSchema,
        response: { 201: AdminCountrySchema },
      },
    },
    async (request, reply) => {
      const country = await countries.create(request.body, editorOf(request));
      request.auditTarget = nameOf(country);
      return reply.code(201).header('location', ADMIN_API.country(country.id)).send(country);
    },
  );

  app.get(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'One country, also in the trash',
        problems: ['COUNTRY_NOT_FOUND'],
        params: IdSchema,
        response: { 200: AdminCountrySchema },
      },
    },
    ({ params }) => countries.get(params.id),
  );

  app.put(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'Replace a country; its former address leads to the new one',
        problems: ['COUNTRY_NOT_FOUND', 'COUNTRY_GONE', 'DUPLICATE_NAME', 'REVISION_CONFLICT'],
        params: IdSchema,
        body: CountryUpdateSchema,
        response: { 200: AdminCountrySchema },
      },
    },
    async (request) => {
      const { country, changes } = await countries.update(request.params.id, request.body, editorOf(request));
      request.auditTarget = nameOf(country);
      request.auditChanges = changes;
      request.auditComparison = comparisonPath('country', country.id, country.revision);
      return country;
    },
  );

  app.delete(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'Move a country to the trash, for 30 days, after its recipes have moved to another or to none',
        problems: ['COUNTRY_NOT_FOUND', 'COUNTRY_HAS_RECIPES'],
        params: IdSchema,
        querystring: CountryRemovalSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { country, changes } = await countries.remove(request.params.id, request.query, editorOf(request));
      request.auditTarget = country ? nameOf(country) : request.params.id;
      request.auditChanges = changes;
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${ONE}/restoration`,
    {
      ...ADMIN,
      schema: {
        summary: 'Take a country out of the trash; its recipes stay where they moved',
        problems: ['COUNTRY_NOT_FOUND'],
        params: IdSchema,
        body: z.strictObject({}).nullish(),
        response: { 200: AdminCountrySchema },
      },
    },
    async (request) => {
      const country = await countries.restore(request.params.id);
      request.auditTarget = nameOf(country);
      return country;
    },
  );

  app.delete(
    `${ONE}/permanently`,
    {
      ...ADMIN,
      schema: {
        summary: 'Remove a country in the trash for good, with its versions and files',
        problems: ['COUNTRY_NOT_FOUND'],
        params: IdSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      request.auditTarget = nameOf(await countries.destroy(request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/admin/country-regions',
    {
      ...ADMIN,
      schema: { summary: 'The regions of all countries, to choose from', response: { 200: CountryRegionsSchema } },
    },
    async () => countries.regions(),
  );
};
