import multipart from '@fastify/multipart';
import { MediaQuerySchema, UploadedFilesSchema, UploadQuerySchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { allowSlowBody } from '../../platform/http/body-time.ts';
import { editorOf } from '../../platform/sessions/editor-of.ts';
import { sessionOf } from '../../platform/sessions/sessions.plugin.ts';
import { incomingFiles } from './incoming-files.ts';
import { createUploadSlots } from './upload-slots.ts';
import { createUploadWarmer } from './warm-uploads.ts';

/** The parser leaves the body to the route; the documentation states its content. */
const UNREAD_FORM = z.null().meta({
  type: 'object',
  properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
});

/** Files of editors: pictures, and videos of steps. */
export const adminMediaRoutes: FastifyPluginAsyncZod<AppContext> = async (
  app,
  { application: { media }, settings },
) => {
  // Bodies are read by the route, after the caller is known.
  app.removeAllContentTypeParsers();
  await app.register(multipart);
  const takeSlot = createUploadSlots(() => app.metrics.refused.inc({ limit: 'uploads' }));
  const warm = createUploadWarmer(app, media);

  app.post(
    '/admin/media',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Upload files to a folder, all or none; a picture that is on the site already is returned',
        consumes: ['multipart/form-data'],
        querystring: UploadQuerySchema,
        body: UNREAD_FORM,
        response: { 201: UploadedFilesSchema },
      },
    },
    async (request, reply) => {
      const freeSlot = takeSlot(sessionOf(request).user.id);
      allowSlowBody(request.raw);
      const { folder } = request.query;
      try {
        const stored = await media.upload(folder, incomingFiles(request, folder), editorOf(request));
        request.auditTarget = stored.items.map(({ url }) => url).join(' ');
        for (const { type, bytes } of stored.items) {
          app.metrics.uploadedFiles.inc({ type });
          app.metrics.uploadedBytes.inc(bytes);
        }
        if (settings.warmPictures) warm(stored.items);
        reply.code(201);
        return stored;
      } finally {
        freeSlot();
        // The rest of a refused body is read and discarded: browsers read the response after they have sent all.
        request.raw.unpipe();
        request.raw.resume();
      }
    },
  );

  app.delete(
    '/admin/media',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Remove a file that nothing refers to',
        problems: ['MEDIA_NOT_FOUND', 'MEDIA_IN_USE'],
        querystring: MediaQuerySchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { url } = request.query;
      request.auditTarget = url;
      await media.remove(url);
      return reply.code(204).send(null);
    },
  );
};
