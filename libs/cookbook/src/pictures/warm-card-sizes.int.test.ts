import { temporaryPlace } from '@tdt/database/testing';
import { anImage, webp } from '@tdt/files/testing';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { describe, expect, it } from 'vitest';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';

const ID = '0b6f2a9e-5a1f-4c43-9a55-1d3f7d0c8e21';
const OTHER_ID = '7c1d5b60-8f0e-4d5b-8a65-0f7b2f9f6f11';
const FOLDER = 'media/recipe-images/cover';

/** A site with a recipe (cover 1200 px wide) and a country (polaroid 640 px wide). */
async function openSite(settings?: Awaited<ReturnType<typeof temporaryPlace>>) {
  const application = await temporaryCookbook(settings);
  const { countries, recipes, storage } = application;
  await storage.put(`${FOLDER}/${ID}.webp`, await webp(1200, 800));
  await storage.put(`${FOLDER}/${OTHER_ID}.webp`, await webp(640, 640));
  const polaroid = { ...anImage(OTHER_ID, 'polaroid'), width: 640, height: 640 };
  await countries.seed([aCountry({ images: [polaroid] })]);
  await recipes.importMany([aRecipe({ images: [anImage(ID, 'cover')] })]);
  return application;
}

describe('making pictures ahead of time', () => {
  it('makes covers and polaroids in the sizes of cards, once', async () => {
    const { media, storage } = await openSite();
    expect(await media.warm()).toBe(8);
    const avifs: string[] = [];
    for await (const { path } of storage.list(FOLDER)) if (path.endsWith('.avif')) avifs.push(path);
    const sizes = [`${ID}.320`, `${ID}.480`, `${ID}.640`, `${ID}.960`, `${ID}.1200`];
    const others = [`${OTHER_ID}.320`, `${OTHER_ID}.480`, `${OTHER_ID}.640`];
    expect(avifs.sort()).toEqual([...sizes, ...others].sort().map((name) => `${FOLDER}/${name}.avif`));
    expect(await media.warm()).toBe(0);
  });

  it('skips a picture that cannot be made', async () => {
    const { media, storage } = await openSite();
    await storage.put(`${FOLDER}/${ID}.webp`, 'not a picture');
    expect(await media.warm()).toBe(3);
  });

  it('stops at its signal', async () => {
    const { media } = await openSite();
    expect(await media.warm(AbortSignal.abort())).toBe(0);
  });

  it('runs in one of two processes', async () => {
    const settings = await temporaryPlace();
    const programs = [await openSite(settings), await temporaryCookbook(settings)];
    const made = await Promise.all(programs.map(({ media }) => media.warm()));
    expect(made.sort()).toEqual([0, 8]);
  });
});
