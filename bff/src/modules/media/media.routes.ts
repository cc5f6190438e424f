import { AppError, MEDIA_BUCKET } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { contentTypeOf } from '../../platform/files/content-type.ts';
import { sendFile } from '../../platform/files/send-file.ts';

const ParamsSchema = z.strictObject({ '*': z.string() });

/** Pictures: the only resources that other sites may embed, such as previews of shared links. */
export const mediaRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  app.get(
    `/media/${MEDIA_BUCKET}/*`,
    { config: { access: 'public', limit: 'none' }, schema: { hide: true, params: ParamsSchema } },
    async (request, reply) => {
      const segments = request.params['*'].split('/');
      const name = segments.pop() ?? '';
      const type = contentTypeOf(name);
      if (!type || segments.length === 0) throw new AppError('MEDIA_NOT_FOUND');
      // Stored files cost next to nothing; looking up and making the others does.
      const onMiss = (): void => app.countFor('media', request);
      const file = await application.media.open(segments.join('/'), name, onMiss);
      return sendFile(request, reply, file, { 'content-type': type, 'cross-origin-resource-policy': 'cross-origin' });
    },
  );
};
