import { AdminPictureListSchema, AdminPictureQuerySchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';

const LIST = '/admin/pictures';
const ADMIN = { config: { access: 'admin' } } as const;

/** The library of pictures. */
export const adminPicturesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { library } = application;

  app.get(
    LIST,
    {
      ...ADMIN,
      schema: {
        summary: 'A page of the pictures of the site, the newest first',
        querystring: AdminPictureQuerySchema,
        response: { 200: AdminPictureListSchema },
      },
    },
    ({ query }) => library.list(query),
  );
};
