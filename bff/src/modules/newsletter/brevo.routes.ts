import { SyncOutcomeSchema, SyncSubscriberSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { SIGN_UP_BYTES } from './subscriptions.routes.ts';

/** Second step of the form: sends the stored subscriber to the mailing service at once, if that is possible. */
export const brevoRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { newsletter } }) => {
  app.post(
    '/brevo',
    {
      config: { access: 'public', limit: 'newsletterSync' },
      bodyLimit: SIGN_UP_BYTES,
      schema: {
        summary: 'Send a stored subscriber to the mailing service; 202 when it will be sent later',
        problems: ['SUBSCRIBER_NOT_FOUND'],
        body: SyncSubscriberSchema,
        response: { 200: SyncOutcomeSchema, 202: SyncOutcomeSchema },
      },
    },
    async (request, reply) => {
      const outcome = await newsletter.sync(request.body.email);
      return reply.code(outcome.status === 'synced' ? 200 : 202).send(outcome);
    },
  );
};
