import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryPlace } from '@tdt/database/testing';
import { DEFAULT_COVER } from '@tdt/files/images';
import type { Storage } from '@tdt/files/storage';
import { anImage } from '@tdt/files/testing';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';

const COVERS = 'media/recipe-images/cover';
const TWO_DAYS_MS = 2 * 86_400_000;

async function pathsIn(storage: Storage, folder: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of storage.list(folder)) paths.push(path);
  return paths.sort();
}

/** A site with a recipe whose cover is stored, and a country whose picture is not. */
async function openSite() {
  const settings = await temporaryPlace();
  const application = await temporaryCookbook(settings);
  const { countries, recipes, storage, media } = application;
  const [cover, polaroid] = [randomUUID(), randomUUID()];
  await countries.seed([aCountry({ images: [anImage(polaroid, 'polaroid')] })]);
  await recipes.importMany([aRecipe({ images: [anImage(cover, 'cover')] })]);

  /** Stores files of two days ago. */
  async function keepOld(...paths: string[]): Promise<void> {
    const time = new Date(Date.now() - TWO_DAYS_MS);
    for (const path of paths) {
      await storage.put(path, 'pixels');
      await utimes(join(settings.dataDir, path), time, time);
    }
  }

  const stored = () => pathsIn(storage, 'media');
  await keepOld(`${COVERS}/${cover}.webp`, `${COVERS}/${cover}.320.avif`);
  return { media, storage, keepOld, stored, missing: [`/${COVERS}/${polaroid}.webp`], before: await stored() };
}

it('removes old files that nothing refers to, with all their variants, and lists those that are missing', async () => {
  const { media, keepOld, stored, storage, missing, before } = await openSite();
  const [unused, video, lost] = [randomUUID(), randomUUID(), randomUUID()];
  const film = `media/recipe-images/recipe-steps-videos/${video}.mp4`;
  const ofCountry = `media/recipe-images/countries/${randomUUID()}/polaroid/${randomUUID()}.webp`;
  await keepOld(
    `${COVERS}/${unused}.webp`,
    `${COVERS}/${unused}.16x9.webp`,
    `${COVERS}/${lost}.480.avif`,
    film,
    ofCountry,
  );
  // A visitor may have asked for it today.
  await storage.put(`${COVERS}/${unused}.320.avif`, 'pixels');
  const planned = await media.sweep({ dryRun: true });
  expect(planned).toMatchObject({ files: 6, bytes: 36, young: 0, missing, finished: true });
  expect(await stored()).toHaveLength(before.length + 6);
  expect(planned.unused.sort()).toEqual(
    [`/${COVERS}/${unused}.webp`, `/${COVERS}/${lost}.webp`, `/${film}`, `/${ofCountry}`].sort(),
  );
  expect(await media.sweep()).toMatchObject({ files: 6 });
  expect(await stored()).toEqual(before);
  expect(await media.sweep()).toMatchObject({ unused: [], files: 0, missing });
});

it('sets aside what it removes, out of reach, and deletes it a day later', async () => {
  const { media, keepOld, storage } = await openSite();
  const id = randomUUID();
  const unused = `${COVERS}/${id}.webp`;
  await keepOld(unused);
  await media.sweep();
  await expect(media.open('cover', unused.slice(COVERS.length + 1))).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  const [aside = ''] = await pathsIn(storage, 'removed');
  expect(aside).toMatch(new RegExp(`^removed/${id.slice(0, 2)}/${unused}\\.\\d+$`));
  expect(await media.sweep()).toMatchObject({ files: 0, deleted: { files: 0 } });
  await storage.copy(aside, aside.replace(/\d+$/, String(Date.now() - TWO_DAYS_MS)));
  await storage.remove(aside);
  expect(await media.sweep({ dryRun: true })).toMatchObject({ files: 0, deleted: { files: 1, bytes: 6 } });
  await media.startDeleting()();
  expect(await pathsIn(storage, 'removed')).toEqual([]);
  expect(await media.sweep()).toMatchObject({ deleted: { files: 0, bytes: 0 } });
});

it('leaves unused files for a day, and files that editors did not upload for ever', async () => {
  const { media, keepOld, stored, storage } = await openSite();
  await storage.put(`${COVERS}/${randomUUID()}.webp`, 'pixels');
  await keepOld(DEFAULT_COVER.url.slice(1), `${COVERS}/readme.txt`, 'assets/shell/abc/web/main.js');
  const before = await stored();
  expect(await media.sweep()).toMatchObject({ unused: [], files: 0, young: 1 });
  expect(await stored()).toEqual(before);
  expect(await storage.exists('assets/shell/abc/web/main.js')).toBe(true);
});

it('stops at its signal', async () => {
  const { media, keepOld, stored } = await openSite();
  await keepOld(`${COVERS}/${randomUUID()}.webp`);
  const before = await stored();
  expect(await media.sweep({ dryRun: true, signal: AbortSignal.abort() })).toMatchObject({ files: 0, finished: false });
  expect(await stored()).toEqual(before);
});
