import { Readable } from 'node:stream';
import {
  AdminSubscriberListSchema,
  AdminSubscriberQuerySchema,
  AdminSubscriberSchema,
  AppError,
  OutboxSchema,
  SubscriberDetailSchema,
  SubscriberErasureSchema,
  SubscriberExportQuerySchema,
} from '@tdt/contracts';
import { subscribersCsv } from '@tdt/newsletter';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { IdSchema } from '../admin-route.ts';

const LIST = '/admin/newsletter/subscribers';
const ONE = `${LIST}/:id`;
const CSV = `${LIST}/export.csv`;
/** A stream, which is sent as it is. */
const CSV_TEXT = z.unknown().meta({ type: 'string' });
const ADMIN = { config: { access: 'admin' }, bodyLimit: 1024 } as const;
/** Rows are sent together up to about this many characters. */
const CHUNK = 32 * 1024;

/** Subscribers as editors see them. The audit log has their ids only: an erasure leaves nothing there. */
export const adminSubscribersRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { newsletter } = application;

  app.get(
    LIST,
    {
      ...ADMIN,
      schema: {
        summary: 'A page of subscribers',
        querystring: AdminSubscriberQuerySchema,
        response: { 200: AdminSubscriberListSchema },
      },
    },
    ({ query }) => newsletter.list(query),
  );

  app.get(
    CSV,
    {
      config: { ...ADMIN.config, audit: `GET /api${CSV}` },
      schema: {
        summary: 'Subscribers as CSV, newest first: all, or those of a search and filters',
        produces: ['text/csv'],
        querystring: SubscriberExportQuerySchema,
        response: { 200: CSV_TEXT },
      },
    },
    ({ query }, reply) => {
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="abonnes-${day}.csv"`)
        .send(Readable.from(chunksOf(subscribersCsv(newsletter.export(query)))));
    },
  );

  app.get(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'A subscriber with the ledger of consents, newest first',
        problems: ['SUBSCRIBER_NOT_FOUND'],
        params: IdSchema,
        response: { 200: SubscriberDetailSchema },
      },
    },
    ({ params }) => newsletter.subscriber(params.id),
  );

  app.delete(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'Erase a subscriber, here at once and at the mailing service as soon as it responds',
        problems: ['SUBSCRIBER_NOT_FOUND'],
        params: IdSchema,
        response: { 200: SubscriberErasureSchema },
      },
    },
    async (request) => {
      const { status } = await newsletter.erase({ id: request.params.id });
      if (status === 'absent') throw new AppError('SUBSCRIBER_NOT_FOUND');
      request.auditChanges = [status];
      return { status };
    },
  );

  app.post(
    `${ONE}/sync`,
    {
      ...ADMIN,
      schema: {
        summary: 'Try now to bring the mailing service up to date with a subscriber',
        problems: ['SUBSCRIBER_NOT_FOUND'],
        params: IdSchema,
        body: z.strictObject({}).nullish(),
        response: { 200: AdminSubscriberSchema },
      },
    },
    async (request) => {
      const subscriber = await newsletter.retry(request.params.id);
      request.auditChanges = [subscriber.sync.state];
      return subscriber;
    },
  );

  app.get(
    '/admin/newsletter/outbox',
    {
      ...ADMIN,
      schema: {
        summary: 'State of the outbox to the mailing service',
        response: { 200: OutboxSchema },
      },
    },
    async () => {
      const { isConfigured, counts, pause } = await newsletter.outbox();
      return {
        is_configured: isConfigured,
        counts,
        pause: pause && { reason: pause.reason, until: pause.until.toISOString() },
      };
    },
  );
};

/** Texts joined to larger ones: each is one write to the connection. */
async function* chunksOf(texts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
