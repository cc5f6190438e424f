import { Readable } from 'node:stream';
import {
  ADMIN_API,
  BulkInputSchema,
  type BulkRun,
  BulkRunListSchema,
  BulkRunSchema,
  BulkSelectionSchema,
  type ErrorCode,
} from '@tdt/contracts';
import { printableJson } from '@tdt/domain/text';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { sessionOf } from '../../platform/sessions/sessions.plugin.ts';
import { ADMIN, IdSchema } from '../admin-route.ts';

const EmptySchema = z.strictObject({}).nullish();
const ALL = '/admin/bulk';
const ONE = `${ALL}/:id`;
/** An id more than are allowed is refused by its field, not by its size. */
const SELECTION_BYTES = 6 * 1024 * 1024;
/** A stream, which is sent as it is. */
const LINES = z.unknown().meta({ type: 'string' });

/** For the audit log. */
const chosenOf = ({ action, count }: BulkRun): string[] => [action.kind, `chosen: ${count}`];

/** Changes of many recipes at once. */
export const bulkRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { bulk, recipes } = application;

  app.post(
    ALL,
    {
      config: { ...ADMIN.config, audit: false },
      bodyLimit: SELECTION_BYTES,
      schema: {
        summary: 'Freeze a selection of recipes, and say what an action would do to them',
        body: BulkInputSchema,
        response: { 201: BulkRunSchema },
      },
    },
    async (request, reply) => {
      const run = await bulk.plan(request.body, sessionOf(request).user.email);
      return reply.code(201).header('location', ADMIN_API.bulkRun(run.id)).send(run);
    },
  );

  app.get(
    ALL,
    { ...ADMIN, schema: { summary: 'The last changes of many recipes', response: { 200: BulkRunListSchema } } },
    () => bulk.latest(),
  );

  app.get(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'A change of many recipes: its dry run, its progress, its result',
        problems: ['BULK_RUN_NOT_FOUND'],
        params: IdSchema,
        response: { 200: BulkRunSchema },
      },
    },
    ({ params }) => bulk.get(params.id),
  );

  /** What begins to work in the background. */
  const begin = (path: string, schema: { summary: string; problems: ErrorCode[] }, press: typeof bulk.start) =>
    app.post(
      path,
      { ...ADMIN, schema: { ...schema, params: IdSchema, body: EmptySchema, response: { 202: BulkRunSchema } } },
      async (request, reply) => {
        const run = await press(request.params.id, sessionOf(request).user);
        request.auditChanges = chosenOf(run);
        return reply.code(202).send(run);
      },
    );
  begin(
    `${ONE}/run`,
    {
      summary: 'Carry out a change of many recipes in the background; a repetition changes nothing',
      problems: ['BULK_RUN_NOT_FOUND'],
    },
    bulk.start,
  );
  begin(
    `${ONE}/undo`,
    {
      summary: 'Give the changed recipes their former values, in the background',
      problems: ['BULK_RUN_NOT_FOUND', 'BULK_RUN_NOT_DONE'],
    },
    bulk.undo,
  );

  app.post(
    `${ALL}/export`,
    {
      ...ADMIN,
      bodyLimit: SELECTION_BYTES,
      schema: {
        summary: 'Some recipes as JSON Lines, in the form that the import reads',
        produces: ['application/jsonl'],
        body: BulkSelectionSchema,
        response: { 200: LINES },
      },
    },
    (request, reply) => {
      const ids = bulk.chosen(request.body);
      request.auditChanges = [`chosen: ${ids.length}`];
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .type('application/jsonl; charset=utf-8')
        .header('content-disposition', `attachment; filename="recettes-${day}.jsonl"`)
        .send(Readable.from(linesOf(recipes.exportAll(ids))));
    },
  );
};

async function* linesOf(records: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  for await (const record of records) yield `${printableJson(record)}\n`;
}
