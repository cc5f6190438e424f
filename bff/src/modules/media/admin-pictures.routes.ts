import {
  AdminPictureListSchema,
  AdminPictureQuerySchema,
  AdminPictureSchema,
  ChangedPictureSchema,
  PictureReplacementSchema,
  PictureUpdateSchema,
} from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { editorOf } from '../../platform/sessions/editor-of.ts';
import { ADMIN, IdSchema } from '../admin-route.ts';

const LIST = '/admin/pictures';
const ONE = `${LIST}/:id`;

/** The library of pictures. */
export const adminPicturesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { pictures } = application;

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
    ({ query }) => pictures.list(query),
  );

  app.get(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'One picture with all its places',
        problems: ['PICTURE_NOT_FOUND'],
        params: IdSchema,
        response: { 200: AdminPictureSchema },
      },
    },
    ({ params }) => pictures.get(params.id),
  );

  app.patch(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'Change the texts of a picture, and of the places without texts of their own',
        problems: ['PICTURE_NOT_FOUND', 'REVISION_CONFLICT'],
        params: IdSchema,
        body: PictureUpdateSchema,
        response: { 200: ChangedPictureSchema },
      },
    },
    async (request) => {
      const { result, changes } = await pictures.update(request.params.id, request.body, editorOf(request));
      request.auditTarget = result.picture.url;
      request.auditChanges = changes;
      return result;
    },
  );

  app.post(
    `${ONE}/replacement`,
    {
      ...ADMIN,
      schema: {
        summary: 'Put another picture in its place everywhere but in former states; the response is that picture',
        problems: ['PICTURE_NOT_FOUND', 'REVISION_CONFLICT'],
        params: IdSchema,
        body: PictureReplacementSchema,
        response: { 200: ChangedPictureSchema },
      },
    },
    async (request) => {
      const { result, changes } = await pictures.replace(request.params.id, request.body, editorOf(request));
      request.auditTarget = request.params.id;
      request.auditChanges = changes;
      return result;
    },
  );

  app.delete(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'Remove a picture that nothing refers to; a refusal has the places',
        problems: ['PICTURE_NOT_FOUND', 'MEDIA_IN_USE'],
        params: IdSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      request.auditTarget = request.params.id;
      request.auditTarget = (await pictures.remove(request.params.id)).url;
      return reply.code(204).send(null);
    },
  );
};
