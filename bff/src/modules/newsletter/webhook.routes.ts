import { AppError } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { NoQuerySchema } from '../../platform/routes/route-rules.ts';
import { BrevoEventSchema, mailingEvents } from './brevo-events.ts';

/** Most events in one call; batches are a matter of hundreds. */
const EVENTS_MAX = 1000;
const BATCH_BYTES = 1024 * 1024;

const BEARER = /^Bearer +(\S+)$/i;

/**
 * What Brevo tells: https://developers.brevo.com/docs/marketing-webhooks. Who shows no or a wrong secret is refused
 * before anything is read, and soon told to wait. That holds nothing against the right secret: all accounts at Brevo call
 * from the same addresses, and anybody may have one. Load and other limits do not count either: an unsubscription that is
 * not heard is a mail that nobody wants.
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
        summary: 'Events of the mailing service, with its secret as bearer token; those that do not matter are ignored',
        querystring: NoQuerySchema,
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
