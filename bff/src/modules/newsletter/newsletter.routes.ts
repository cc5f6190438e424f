import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { brevoRoutes } from './brevo.routes.ts';
import { linksRoutes } from './links.routes.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';
import { webhookRoutes } from './webhook.routes.ts';

/**
 * The newsletter. When it is switched off, visitors cannot sign up, but subscribers can still leave and events of the
 * mailing service are still processed. Without a secret there is no webhook.
 */
export const newsletterRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { application, settings } = context;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const options = { ...context, prefix: '/newsletter' };
  if (application.site.features.newsletter) {
    await app.register(subscriptionsRoutes, options);
    await app.register(brevoRoutes, options);
  }
  await app.register(linksRoutes, options);
  if (settings.site.newsletter.webhookSecret !== null) await app.register(webhookRoutes, options);
};
