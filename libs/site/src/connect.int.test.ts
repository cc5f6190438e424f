import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOf } from '@tdt/catalogue/testing';
import { recipeModel } from '@tdt/cookbook/testing';
import { DatabaseUnreachable } from '@tdt/database/failures';
import { enginePid, openConnection, silentLog } from '@tdt/database/testing';
import { removeDataDirectory } from '@tdt/testing';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSite } from './open-site.ts';
import { siteEnv, siteSettings } from './settings.ts';
import { temporarySettings } from './testing/temporary-application.ts';

describe('a filter', () => {
  const model = async () => recipeModel(await openConnection(await temporarySettings()));

  it('treats objects from outside as values, never as operators', async () => {
    const recipes = await model();
    await expect(recipes.findOne({ slug: { $ne: null } as never }).lean()).rejects.toMatchObject({ name: 'CastError' });
  });

  it('on a field that does not exist is refused instead of matching everything', async () => {
    const recipes = await model();
    await expect(recipes.deleteMany({ slgu: 'x' } as never)).rejects.toMatchObject({ name: 'StrictModeError' });
  });
});

/** An address where nothing listens. */
async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return `mongodb://127.0.0.1:${port}/site`;
}

it('fails within seconds where the database does not respond', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const settings = siteSettings(siteEnv.parse({ DATA_DIR: dataDir, MONGODB_URI: await deadAddress() }));
  const started = Date.now();
  const opening = openSite(settings, { log: silentLog });
  await expect(opening).rejects.toBeInstanceOf(DatabaseUnreachable);
  await expect(opening).rejects.toMatchObject({ code: 'NOT_READY', status: 503 });
  expect(Date.now() - started).toBeLessThan(5000);
});

describe('over the embedded engine', () => {
  async function embedded() {
    const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
    onTestFinished(() => removeDataDirectory(dataDir));
    const application = await openSite(siteSettings(siteEnv.parse({ DATA_DIR: dataDir })), { log: silentLog });
    onTestFinished(() => application.close());
    await application.countries.seed([aCountry()]);
    await application.recipes.importMany([aRecipe()]);
    return { application, engine: join(dataDir, 'engine') };
  }

  it('reconnects after the engine was killed, with all that was stored', async () => {
    const { application, engine } = await embedded();
    const pid = await enginePid(engine);
    process.kill(pid ?? Number.NaN, 'SIGKILL');
    expect(listOf(application.recipes.search({ q: 'miso', page: 1, page_size: 1, sort: 'title' })).total).toBe(1);
    await expect
      .poll(() => application.recipes.find('soupe-miso').catch(() => null), { timeout: 15_000 })
      .toMatchObject({
        title: 'Soupe miso',
      });
    await expect
      .poll(() => application.checks(), { timeout: 15_000 })
      .toEqual({ database: true, storage: true, catalogue: true });
    expect(await enginePid(engine)).not.toBe(pid);
  });
});
