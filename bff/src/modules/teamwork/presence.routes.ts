import { PresenceInputSchema, PresenceSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { userOf } from '../../platform/sessions/editor-of.ts';

const PRESENCE = '/admin/presence';
/** What lasts a minute is not recorded, and what a tab sends by itself does not prolong a session. */
const BY_ITSELF = { config: { access: 'admin', audit: false, isUse: false } } as const;

/** Which editors are open. */
export const presenceRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { presence } }) => {
  app.post(
    PRESENCE,
    {
      ...BY_ITSELF,
      schema: {
        summary: 'Note for a minute that a tab has an editor open; responds with who else has',
        body: PresenceInputSchema,
        response: { 200: PresenceSchema },
      },
    },
    (request) => presence.renew(request.body, userOf(request)),
  );

  app.delete(
    PRESENCE,
    {
      ...BY_ITSELF,
      schema: {
        summary: 'Note that a tab has closed its editor',
        querystring: z.strictObject({ tab: z.uuid() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await presence.leave(request.query.tab, userOf(request));
      return reply.code(204).send(null);
    },
  );
};
