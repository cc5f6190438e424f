import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { AdminPictureQuerySchema, type UploadFolder } from '@tdt/contracts';
import { temporaryPlace } from '@tdt/database/testing';
import { webp } from '@tdt/files/testing';
import { expect, it } from 'vitest';
import { type TemporaryCookbook, temporaryCookbook } from '../testing/temporary-cookbook.ts';

const TWO_DAYS_MS = 2 * 86_400_000;
const ALL = AdminPictureQuerySchema.parse({});

async function upload({ media }: TemporaryCookbook, folder: UploadFolder, bytes: Buffer): Promise<string> {
  async function* files() {
    yield { name: 'photo.webp', bytes };
  }
  return (await media.upload(folder, files())).items[0]?.url ?? '';
}

it('the same pixels sent to two instances at the same moment are one picture, with one file', async () => {
  const place = await temporaryPlace();
  const [first, second] = [await temporaryCookbook(place), await temporaryCookbook(place)];
  const photos = await Promise.all([300, 310, 320, 330].map((width) => webp(width)));
  for (const photo of photos) {
    const urls = await Promise.all([upload(first, 'cover', photo), upload(second, 'plat', photo)]);
    expect(new Set(urls).size).toBe(1);
  }
  expect((await second.pictures.list(ALL)).total).toBe(photos.length);
  const files: string[] = [];
  for await (const { path } of first.storage.list('media')) files.push(path);
  expect(files).toHaveLength(photos.length);
});

it('what was uploaded to the library stays when files are swept that nothing shows', async () => {
  const place = await temporaryPlace();
  const site = await temporaryCookbook(place);
  const [kept, other] = [await upload(site, 'library', await webp(300)), await upload(site, 'cover', await webp(310))];
  const time = new Date(Date.now() - TWO_DAYS_MS);
  for (const url of [kept, other]) await utimes(join(place.dataDir, url), time, time);
  expect((await site.media.sweep()).unused).toEqual([other]);
  expect((await site.pictures.list(ALL)).items.map(({ url }) => url)).toEqual([kept]);
});
