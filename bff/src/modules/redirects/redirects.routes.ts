import {
  ADMIN_API,
  type Redirect,
  RedirectInputSchema,
  RedirectListSchema,
  RedirectQuerySchema,
  RedirectSchema,
} from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { editorOf } from '../../platform/sessions/editor-of.ts';
import { createShownPages } from '../../rendering/shown-pages.ts';
import { IdSchema } from '../admin-route.ts';

const LIST = '/admin/redirects';
const ADMIN = { config: { access: 'admin' }, bodyLimit: 8 * 1024 } as const;

const nameOf = ({ from, to }: Redirect): string => `${from.join(' ')} → ${to}`;

/** Addresses that lead to a page that is elsewhere now. */
export const redirectsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { redirects } = application;
  const pages = createShownPages(app, application);

  app.get(
    LIST,
    {
      ...ADMIN,
      schema: {
        summary: 'A page of the redirects by hand, and of those that the site has made itself',
        querystring: RedirectQuerySchema,
        response: { 200: RedirectListSchema },
      },
    },
    ({ query }) => redirects.list(query),
  );

  app.post(
    LIST,
    {
      ...ADMIN,
      schema: {
        summary: 'Let an address that shows no page lead to one that does',
        body: RedirectInputSchema,
        response: { 201: RedirectSchema },
      },
    },
    async (request, reply) => {
      const redirect = await redirects.create(request.body, editorOf(request), pages);
      request.auditTarget = nameOf(redirect);
      return reply.code(201).header('location', ADMIN_API.redirect(redirect.id)).send(redirect);
    },
  );

  app.delete(
    `${LIST}/:id`,
    {
      ...ADMIN,
      schema: {
        summary: 'Remove a redirect by hand',
        problems: ['REDIRECT_NOT_FOUND'],
        params: IdSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      request.auditTarget = nameOf(await redirects.remove(request.params.id));
      return reply.code(204).send(null);
    },
  );
};
