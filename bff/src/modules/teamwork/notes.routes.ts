import { FieldNoteInputSchema, FieldNoteListSchema, FieldNoteSchema, NotedDocumentSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { userOf } from '../../platform/sessions/editor-of.ts';

const NOTES = '/admin/notes';
const ADMIN = { config: { access: 'admin' } } as const;
const OneSchema = z.strictObject({ id: z.string().max(100) });

/** What editors note for each other. */
export const notesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { notes } }) => {
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
        params: OneSchema,
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
        params: OneSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await notes.remove(request.params.id, userOf(request));
      return reply.code(204).send(null);
    },
  );
};
