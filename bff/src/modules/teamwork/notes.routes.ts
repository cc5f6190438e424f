import { FieldNoteInputSchema, FieldNoteListSchema, FieldNoteSchema } from '@tdt/contracts';
import { TEAM_KINDS } from '@tdt/contracts/plain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { userOf } from '../../platform/sessions/editor-of.ts';

const NOTES = '/admin/notes/:kind/:id';
const ADMIN = { config: { access: 'admin' } } as const;
/** Any text: an invalid id belongs to nothing. */
const DocumentSchema = z.strictObject({ kind: z.enum(TEAM_KINDS), id: z.string().max(100) });
const OneSchema = DocumentSchema.extend({ note: z.string().max(100) });

/** What editors note for each other. */
export const notesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { notes } }) => {
  app.get(
    NOTES,
    {
      ...ADMIN,
      schema: {
        summary: 'The notes on the fields of a document, the oldest first',
        params: DocumentSchema,
        response: { 200: FieldNoteListSchema },
      },
    },
    async (request) => {
      const { kind, id } = request.params;
      return { items: await notes.list(kind, id, userOf(request)) };
    },
  );

  app.post(
    NOTES,
    {
      ...ADMIN,
      schema: {
        summary: 'Note something on a field of a document',
        problems: ['RECIPE_NOT_FOUND', 'COUNTRY_NOT_FOUND'],
        params: DocumentSchema,
        body: FieldNoteInputSchema,
        response: { 201: FieldNoteSchema },
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      return reply.code(201).send(await notes.add(kind, id, request.body, userOf(request)));
    },
  );

  app.put(
    `${NOTES}/:note`,
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
    async (request) => {
      const { kind, id, note } = request.params;
      return notes.setDone(kind, id, note, request.body.done, userOf(request));
    },
  );

  app.delete(
    `${NOTES}/:note`,
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
      const { kind, id, note } = request.params;
      await notes.remove(kind, id, note, userOf(request));
      return reply.code(204).send(null);
    },
  );
};
