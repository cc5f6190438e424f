import { type Build, LICENCES_PATH, type LicenceNotice, NOTICES_FILE, NoticesSchema } from '@tdt/contracts';
import type { Storage } from '@tdt/files/storage';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { serveCached } from '../../platform/responses/cached-responses.plugin.ts';
import { licencesText } from './licences-text.ts';

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' };

/** The notices of all that browsers get: each live build brings those of its own packages and fonts. */
export const licencesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { remotes, storage } }) => {
  app.get(LICENCES_PATH, { config: { access: 'public' }, schema: { hide: true } }, (request, reply) => {
    const { generation, shell, remotes: others } = remotes.current();
    const builds = [...(shell ? [shell] : []), ...others];
    return serveCached(request, reply, `licences ${generation}`, async () => ({
      status: 200,
      headers: HEADERS,
      body: licencesText((await Promise.all(builds.map((build) => readNotices(storage, build)))).flat()),
      store: 'rare',
    }));
  });
};

/** None of a build that was made before builds brought them. */
async function readNotices(storage: Storage, { name, version }: Build): Promise<LicenceNotice[]> {
  const file = await storage.open(`assets/${name}/${version}/${NOTICES_FILE}`);
  return file ? NoticesSchema.parse(JSON.parse(Buffer.from(await file.read()).toString('utf8'))) : [];
}
