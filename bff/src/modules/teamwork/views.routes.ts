import { SavedViewInputSchema, SavedViewListSchema, SavedViewSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { userOf } from '../../platform/sessions/editor-of.ts';

const VIEWS = '/admin/views';
const ADMIN = { config: { access: 'admin' } } as const;
const OneSchema = z.strictObject({ id: z.string().max(100) });

/** Saved views of lists. */
export const viewsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { views, countViews } }) => {
  app.get(
    VIEWS,
    {
      ...ADMIN,
      schema: {
        summary: 'The saved views of the caller, and those that others share; with how much they show where asked for',
        querystring: z.strictObject({ counted: z.literal('true').optional() }),
        response: { 200: SavedViewListSchema },
      },
    },
    async (request) => {
      const user = userOf(request);
      return { items: await (request.query.counted ? countViews(user) : views.list(user)) };
    },
  );

  app.post(
    VIEWS,
    {
      ...ADMIN,
      schema: {
        summary: 'Save the state of a list under a name',
        body: SavedViewInputSchema,
        response: { 201: SavedViewSchema },
      },
    },
    async (request, reply) => {
      const view = await views.save(request.body, userOf(request));
      request.auditTarget = `${view.name} (${view.id})`;
      return reply.code(201).send(view);
    },
  );

  app.delete(
    `${VIEWS}/:id`,
    {
      ...ADMIN,
      schema: {
        summary: 'Remove a view of one’s own; a super admin may remove any that is shared',
        problems: ['VIEW_NOT_FOUND'],
        params: OneSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await views.remove(request.params.id, userOf(request));
      return reply.code(204).send(null);
    },
  );
};
