import { NewSubscriptionSchema, SubscriptionSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { withinResponseTime } from '../../platform/responses/within-response-time.ts';

/** Longest body of the two steps of a sign-up. Their rules allow a tenth of it. */
export const SIGN_UP_BYTES = 16 * 1024;

/** First step of the form: stores a subscriber, without the mailing service. */
export const subscriptionsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { newsletter } }) => {
  app.post(
    '/subscriptions',
    {
      config: { access: 'public', limit: 'newsletter' },
      bodyLimit: SIGN_UP_BYTES,
      schema: {
        summary: 'Subscribe to the newsletter',
        problems: ['DUPLICATE_EMAIL', 'ADDRESS_REFUSED'],
        body: NewSubscriptionSchema,
        response: { 201: SubscriptionSchema },
      },
    },
    async (request, reply) => {
      // Counted after the validation: invalid requests must not use up the limit that all visitors share.
      app.countFor('newsletterAll', request);
      // A second sign-up of an address is stored once, so visitors need not wait for a write whose outcome is unknown.
      return reply.code(201).send(await withinResponseTime(newsletter.subscribe(request.body)));
    },
  );
};
