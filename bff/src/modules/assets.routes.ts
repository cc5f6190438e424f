import { AppError } from '@tdt/contracts';
import type { Storage, StoredFile } from '@tdt/files/storage';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import { contentTypeOf, isTextType } from '../platform/files/content-type.ts';
import { sendFile } from '../platform/files/send-file.ts';
import { chooseEncoding, type Encoding } from '../platform/responses/negotiation.ts';

const ParamsSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  version: z.string().regex(/^[0-9a-z][0-9a-z.-]{0,39}$/),
  '*': z.string().min(1).max(200),
});

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Builds of the shell and the remotes. Only the `web/` folder of a build can be requested, never its server bundle, its
 * `build.json` or a source map. A missing file is a 404, never a page.
 */
export const assetsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  app.get(
    '/assets/:name/:version/web/*',
    {
      config: { access: 'public', limit: 'none' },
      schema: { hide: true, params: ParamsSchema },
      attachValidation: true,
    },
    async (request, reply) => {
      if (request.validationError) throw new AppError('ROUTE_NOT_FOUND');
      const { name, version, '*': path } = request.params;
      const type = contentTypeOf(path);
      if (!type) throw new AppError('ROUTE_NOT_FOUND');
      // Builds compress texts only: looking for other compressed files would cost a round trip to a remote storage.
      const accepted = isTextType(type) ? chooseEncoding(request.headers['accept-encoding']?.toString()) : 'identity';
      const found = await openEncoded(application.storage, `assets/${name}/${version}/web/${path}`, accepted);
      if (!found) throw new AppError('ROUTE_NOT_FOUND');
      reply.header('vary', 'accept-encoding');
      if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
      return sendFile(request, reply, found.file, { 'content-type': type });
    },
  );
};

/** The file that the build compressed beforehand, else the plain one. */
async function openEncoded(
  storage: Storage,
  path: string,
  encoding: Encoding,
): Promise<{ file: StoredFile; encoding: Encoding } | null> {
  const compressed = encoding === 'identity' ? null : await storage.open(`${path}${SUFFIXES[encoding]}`);
  if (compressed) return { file: compressed, encoding };
  const plain = await storage.open(path);
  return plain && { file: plain, encoding: 'identity' };
}
