import { readEmail } from '@tdt/accounts';
import { LoginSchema, SignedInSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { createSignInLimits } from './sign-in-limits.ts';

/** Valid bodies are shorter. */
const BODY_BYTES = 8 * 1024;

export const signInRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application, settings }) => {
  const { sessions, users } = application;
  const limited = createSignInLimits(app, settings.failedSignIns, users.unlockedAt);

  app.post(
    '/login',
    {
      config: { access: 'public', audit: 'sign-in' },
      bodyLimit: BODY_BYTES,
      schema: {
        summary: 'Sign in: opens a session and ends the previous one of the browser',
        problems: ['INVALID_CREDENTIALS', 'NOT_ADMIN'],
        body: LoginSchema,
        response: { 200: SignedInSchema },
      },
    },
    async (request, reply) => {
      request.auditTarget = readEmail(request.body.email);
      const opened = await limited(request, request.body.email, () => sessions.signIn(request.body));
      await app.sessions.find(request);
      if (request.session) await sessions.end(request.session.id);
      request.session = { id: opened.id, user: opened.user };
      app.sessions.setCookie(reply, opened);
      return { user: opened.user };
    },
  );

  app.post(
    '/logout',
    {
      config: { access: 'public', audit: 'sign-out' },
      bodyLimit: BODY_BYTES,
      schema: {
        summary: 'Sign out; without effect when signed out already',
        security: [{}, { session: [], requestedWith: [] }],
        body: z.strictObject({}).nullish(),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await app.sessions.find(request);
      if (request.session) await sessions.end(request.session.id);
      app.sessions.clearCookie(reply);
      return reply.code(204).send(null);
    },
  );
};
