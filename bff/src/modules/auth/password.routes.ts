import { AppError, PasswordChangeSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { sessionOf } from '../../platform/sessions/sessions.plugin.ts';

export const passwordRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { sessions } }) => {
  app.put(
    '/password',
    {
      config: { access: 'admin' },
      bodyLimit: 8 * 1024,
      schema: {
        summary: 'Change one’s own password; ends all sessions of the account, this one included',
        body: PasswordChangeSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      // Counted before the check, so that concurrent attempts count.
      app.countFor('passwords', request);
      try {
        await sessions.changePassword(user.id, request.body);
      } catch (error) {
        if (!isWrongPassword(error)) app.giveBack('passwords', request);
        throw error;
      }
      app.sessions.clearCookie(reply);
      return reply.code(204).send(null);
    },
  );
};

const isWrongPassword = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'VALIDATION_FAILED' && pathsOf(error).includes('current_password');

const pathsOf = ({ details }: AppError): string[] => (details.errors ?? []).map(({ path }) => path);
