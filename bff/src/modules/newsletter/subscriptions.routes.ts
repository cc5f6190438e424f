import { NewSubscriptionSchema, SubscriptionSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { NoQuerySchema } from '../../platform/routes/no-query.ts';
import { FORM_BYTES } from './form-bytes.ts';

/** First step of the form: somebody is stored. The mailing service has no part in it. */
export const subscriptionsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { newsletter } }) => {
  app.post(
    '/subscriptions',
    {
      config: { access: 'public', limit: 'newsletter' },
      bodyLimit: FORM_BYTES,
      schema: {
        summary: 'Subscribe to the newsletter',
        querystring: NoQuerySchema,
        body: NewSubscriptionSchema,
        response: { 201: SubscriptionSchema },
      },
    },
    async (request, reply) => {
      // Counted here: what is no sign-up at all must not use up what all visitors have together.
      app.countFor('newsletterAll', request);
      return reply.code(201).send(await newsletter.subscribe(request.body));
    },
  );
};
