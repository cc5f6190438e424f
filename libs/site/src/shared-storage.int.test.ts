import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '@tdt/config';
import { builtRemote, builtShell } from '@tdt/federation/testing';
import { s3Env, s3Settings } from '@tdt/files/storage';
import { temporaryBucket, webp } from '@tdt/files/testing';
import type { S3StandIn } from '@tdt/testing/storage';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { openTemporary, temporarySettings } from './testing/temporary-application.ts';

const ID = '0b6f2a9e-5a1f-4c43-9a55-1d3f7d0c8e21';

/** Settings of instances that share a database and a bucket, each with a data directory of its own. */
async function site(service: S3StandIn) {
  const shared = { ...(await temporarySettings()), s3: s3Settings(parseEnv(s3Env, service.env)) };
  return async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'instance-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    return { ...shared, dataDir };
  };
}

it('gives a second instance the builds that the first has registered', async () => {
  const service = await temporaryBucket();
  const instance = await site(service);
  const first = await openTemporary(await instance());
  await first.remotes.register([await builtRemote(), await builtShell()]);
  expect([...service.objects.keys()]).toContain('assets/catalogue/1/build.json');

  const settings = await instance();
  const second = await openTemporary(settings);
  expect(second.remotes.current()).toMatchObject({ shell: { version: '1' }, remotes: [{ name: 'catalogue' }] });
  const entry = await second.storage.open('assets/catalogue/1/web/remoteEntry.js');
  expect(String(await entry?.read())).toBe('/* catalogue 1 */');
  const bundle = await second.remotes.serverBundle('catalogue');
  expect(await readFile(bundle?.path ?? '', 'utf8')).toContain('exports.routes');
  // What is evaluated lies on the disk, and what links are signed with; what is served does not.
  expect(await readdir(settings.dataDir)).toEqual(['bundles', 'secret']);
});

it('makes a size of a picture once for all instances', async () => {
  const service = await temporaryBucket();
  const instance = await site(service);
  const [first, second] = [await openTemporary(await instance()), await openTemporary(await instance())];
  await first.storage.put(`media/recipe-images/cover/${ID}.webp`, await webp());
  const made = await (await first.media.open('cover', `${ID}.480.webp`)).read();
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 480 });
  service.requests.length = 0;
  expect((await (await second.media.open('cover', `${ID}.480.webp`)).read()).equals(made)).toBe(true);
  expect(service.requests.map(({ method }) => method)).toEqual(['GET']);
});

it('is not ready while the bucket is out of reach, and then it is', async () => {
  const service = await temporaryBucket();
  const application = await openTemporary(await (await site(service))());
  service.fail('slow-down', { times: 2 });
  expect(await application.checks()).toMatchObject({ database: true, storage: false });
  expect(await application.checks()).toMatchObject({ database: true, storage: true });
});
