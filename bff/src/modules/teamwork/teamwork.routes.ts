import {
  FieldNoteInputSchema,
  FieldNoteListSchema,
  FieldNoteSchema,
  NotedDocumentSchema,
  PresenceInputSchema,
  PresenceSchema,
  SavedViewInputSchema,
  SavedViewListSchema,
  SavedViewSchema,
} from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { userOf } from '../../platform/sessions/editor-of.ts';
import { ADMIN, IdSchema } from '../admin-route.ts';

const PRESENCE = '/admin/presence';
/** What lasts a minute is not recorded, and what a tab sends by itself does not prolong a session. */
const BY_ITSELF = { config: { access: 'admin', audit: false, isUse: false } } as const;
const NOTES = '/admin/notes';
const VIEWS = '/admin/views';

/** What editors see of each other: which editors are open, notes on fields, saved views of lists. */
export const teamworkRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { presence, notes, views, countViews } = application;

  app.post(
    PRESENCE,
    {
      ...BY_ITSELF,
      schema: {
        summary: 'Note for a minute that a tab has an editor open; responds with who else has',
        body: PresenceInputSchema,
        response: { 200: PresenceSchema },
      },
    },
    (request) => presence.renew(request.body, userOf(request)),
  );

  app.delete(
    PRESENCE,
    {
      ...BY_ITSELF,
      schema: {
        summary: 'Note that a tab has closed its editor',
        querystring: z.strictObject({ tab: z.uuid() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await presence.leave(request.query.tab, userOf(request));
      return reply.code(204).send(null);
    },
  );

  app.get(
    NOTES,
    {
      ...ADMIN,
      schema: {
        summary: 'The notes on the fields of a document, the oldest first',
        querystring: NotedDocumentSchema,
        response: { 200: FieldNoteListSchema },
      },
    },
    async (request) => ({ items: await notes.list(request.query, userOf(request)) }),
  );

  app.post(
    NOTES,
    {
      ...ADMIN,
      schema: {
        summary: 'Note something on a field of a document',
        problems: ['RECIPE_NOT_FOUND', 'COUNTRY_NOT_FOUND'],
        body: FieldNoteInputSchema,
        response: { 201: FieldNoteSchema },
      },
    },
    async (request, reply) => {
      request.auditTarget = request.body.id;
      return reply.code(201).send(await notes.add(request.body, userOf(request)));
    },
  );

  app.put(
    `${NOTES}/:id`,
    {
      ...ADMIN,
      schema: {
        summary: 'Mark a note as done, or as open again',
        problems: ['NOTE_NOT_FOUND'],
        params: IdSchema,
        body: z.strictObject({ done: z.boolean() }),
        response: { 200: FieldNoteSchema },
      },
    },
    (request) => notes.setDone(request.params.id, request.body.done, userOf(request)),
  );

  app.delete(
    `${NOTES}/:id`,
    {
      ...ADMIN,
      schema: {
        summary: 'Delete a note of one’s own; a super admin may delete any',
        problems: ['NOTE_NOT_FOUND'],
        params: IdSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await notes.remove(request.params.id, userOf(request));
      return reply.code(204).send(null);
    },
  );

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
    async (request) => ({ items: await (request.query.counted ? countViews : views.list)(userOf(request)) }),
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
        params: IdSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await views.remove(request.params.id, userOf(request));
      return reply.code(204).send(null);
    },
  );
};
