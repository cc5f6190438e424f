import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API } from '@tdt/contracts/plain';
import { examineSite, type SiteSettings } from '@tdt/site';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { anAccount, cookieOf } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded, settingsOf } from '../../testing/test-app.ts';
import { aPhoto, COVERS, uploadOf } from '../../testing/uploads.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

/** The log of a site whose folder `media` is no folder: not even root can write there. */
async function withoutMedia<T>(look: (blocked: string) => Promise<T>): Promise<T> {
  const media = join(fixture.dataDir, 'media');
  await mkdir(media, { recursive: true });
  await rename(media, `${media}.aside`);
  await writeFile(media, 'in the way');
  try {
    return await look(media);
  } finally {
    await rm(media);
    await rename(`${media}.aside`, media);
  }
}

async function anUploader() {
  const app = await appFor(fixture, { WARM_PICTURES: 'false' });
  const cookie = await cookieOf(app, await anAccount(fixture.application));
  const photo = await aPhoto();
  return { app, upload: async () => app.inject({ url: COVERS, ...(await uploadOf(cookie, photo)) }) };
}

describe('a folder of pictures that cannot be written to', () => {
  it('refuses uploads with 503 and the time to wait, and takes them as soon as it is repaired', async () => {
    const { app, upload } = await anUploader();
    await withoutMedia(async () => {
      const refused = await upload();
      expect(refused.json()).toMatchObject({ code: 'NOT_READY', detail: 'Le stockage des fichiers ne répond pas.' });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      expect((await app.inject(API.ready)).json()).toMatchObject({ checks: { storage: false, database: true } });
      expect((await app.inject(API.recipes)).statusCode).toBe(200);
    });
    expect((await upload()).statusCode).toBe(201);
  });

  it('is reported by doctor, with the repair', async () => {
    const settings: SiteSettings = settingsOf({ DATA_DIR: fixture.dataDir, MONGODB_URI: 'mongodb://127.0.0.1:1' }).site;
    await withoutMedia(async (media) => {
      const log = { debug() {}, info() {}, warn() {}, error() {} };
      const storage = (await examineSite(settings, { log })).find(({ name }) => name === 'storage');
      expect(storage).toMatchObject({ verdict: 'problem', text: expect.stringContaining(media) });
      expect(storage?.fix).toBe(`Remove the file that is in the way at ${media}.`);
    });
  });
});

it.skipIf(process.platform !== 'linux')('takes uploads where media is a volume of its own (Linux)', async () => {
  const volume = await mkdtemp('/dev/shm/media-');
  onTestFinished(() => rm(volume, { recursive: true }));
  const media = join(fixture.dataDir, 'media');
  await rm(media, { recursive: true, force: true });
  await symlink(volume, media);
  const { app, upload } = await anUploader();
  const stored = await upload();
  expect(stored.statusCode, stored.body).toBe(201);
  expect((await app.inject(stored.json().items[0].url)).statusCode).toBe(200);
});
