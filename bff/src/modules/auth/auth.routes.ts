import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { PRIVATE_RESPONSE } from '../../platform/security/headers.plugin.ts';
import { passwordRoutes } from './password.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';

/** Signing in and out, the current session, and the caller's own password. */
export const authRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(PRIVATE_RESPONSE);
  });
  const options = { ...context, prefix: '/auth' };
  await app.register(signInRoutes, options);
  await app.register(sessionRoutes, options);
  await app.register(passwordRoutes, options);
};
