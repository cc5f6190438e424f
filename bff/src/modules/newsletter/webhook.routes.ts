import { AppError } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { BrevoEventSchema, mailingEvents } from './brevo-events.ts';

/** Most events in one call; usual batches have some hundred. */
const EVENTS_MAX = 1000;
const BATCH_BYTES = 1024 * 1024;

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Events from Brevo: https://developers.brevo.com/docs/marketing-webhooks. Calls without the right secret are refused
 * before the body is read, and limited. Calls with the right secret have no limit and are never refused for load: all
 * accounts at Brevo call from the same addresses, and a lost unsubscription means an unwanted mail.
 */
export const webhookRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { newsletter } }) => {
  app.post(
    '/webhook',
    {
      config: { access: 'public', limit: 'none' },
      bodyLimit: BATCH_BYTES,
      onRequest: async (request, reply) => {
        const [, secret] = BEARER.exec(request.headers.authorization ?? '') ?? [];
        if (secret !== undefined && newsletter.isWebhookSecret(secret)) return;
        app.countFor('wrongSecrets', request);
        reply.header('www-authenticate', 'Bearer');
        throw new AppError('UNAUTHENTICATED');
      },
      schema: {
        summary: 'Events of the mailing service, with its secret as bearer token; unknown events are ignored',
        problems: ['UNAUTHENTICATED'],
        security: [{ webhookSecret: [] }],
        body: z.union([z.array(BrevoEventSchema).max(EVENTS_MAX), BrevoEventSchema]),
        response: { 204: z.null() },
      },
    },
    async ({ body }, reply) => {
      await newsletter.receive(mailingEvents([body].flat(), new Date()));
      return reply.code(204).send(null);
    },
  );
};
