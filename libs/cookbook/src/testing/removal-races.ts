import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '@tdt/config';
import { temporaryPlace } from '@tdt/database/testing';
import { s3Env, s3Settings } from '@tdt/files/storage';
import { temporaryBucket } from '@tdt/files/testing';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type TemporaryCookbook, temporaryCookbook } from './temporary-cookbook.ts';

/** Two instances of a site, over one folder. */
async function onDisk(): Promise<[TemporaryCookbook, TemporaryCookbook]> {
  const settings = await temporaryPlace();
  return [await temporaryCookbook(settings), await temporaryCookbook(settings)];
}

/** The same over one bucket. */
async function inBucket(): Promise<[TemporaryCookbook, TemporaryCookbook]> {
  const s3 = s3Settings(parseEnv(s3Env, (await temporaryBucket()).env));
  const settings = { ...(await temporaryPlace()), s3 };
  const dataDir = await mkdtemp(join(tmpdir(), 'instance-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return [await temporaryCookbook(settings), await temporaryCookbook({ ...settings, dataDir })];
}

const picture = (url: string) => ({ url, width: 40, height: 30, placeholder: '', alt: '', focal: null });
const withCover = (url?: string) => ({
  ...aRecipeInput({ title: `Flan ${randomUUID()}` }),
  images: url === undefined ? [] : [{ ...picture(url), image_type: 'cover' as const }],
});

/** What drops a picture, and what refers to it in the same moment; either may be refused. */
const RACES = {
  async 'a recipe and a recipe'([first, second]: [TemporaryCookbook, TemporaryCookbook], url: string) {
    const shown = await first.recipeEditing.create(withCover(url));
    const other = await first.recipeEditing.create(withCover());
    return [
      first.recipeEditing.update(shown.id, { ...withCover(), revision: 1 }),
      second.recipeEditing.update(other.id, { ...withCover(url), revision: 1 }),
    ] as const;
  },
  async 'a removed recipe and the metadata of a page'(
    [first, second]: [TemporaryCookbook, TemporaryCookbook],
    url: string,
  ) {
    const [shown, other] = [
      await first.recipeEditing.create(withCover(url)),
      await first.recipeEditing.create(withCover()),
    ];
    const page = { pageType: 'recipe', pageId: other.id } as const;
    const { revision, ...seo } = await second.pages.storedSeo(page);
    return [
      first.recipeEditing.remove(shown.id),
      second.pages.saveSeo(page, { ...seo, revision, og_image_url: url }),
    ] as const;
  },
  async 'a removed file and a new recipe'([first, second]: [TemporaryCookbook, TemporaryCookbook], url: string) {
    return [first.media.remove(url), second.recipeEditing.create(withCover(url))] as const;
  },
};

/** Races that run at once. */
const TOGETHER = 20;

/** Declares tests of as many races over each kind of storage, twenty at a time. */
export function describeRemovalRaces(onDisks: number, inBuckets: number): void {
  describe.each([
    ['on a disk', onDisk, onDisks],
    ['in a bucket', inBucket, inBuckets],
  ])('a picture %s that one save drops and another refers to', (_where, open, races) => {
    it.each(Object.entries(RACES))('is there whenever the other was accepted: %s', async (_, race) => {
      const site = await open();
      const accepted: string[] = [];
      async function run() {
        const name = `${randomUUID()}.webp`;
        await site[0].storage.put(`media/recipe-images/cover/${name}`, 'pixels');
        const [, referring] = await Promise.allSettled(await race(site, `/media/recipe-images/cover/${name}`));
        if (referring.status === 'fulfilled') accepted.push(name);
      }
      for (let count = 0; count < races; count += TOGETHER) await Promise.all(Array.from({ length: TOGETHER }, run));
      expect(accepted.length).toBeGreaterThan(0);
      const found = await Promise.allSettled(accepted.map((name) => site[1].media.open('cover', name)));
      expect(found.filter(({ status }) => status === 'rejected')).toHaveLength(0);
      expect((await site[0].media.sweep({ dryRun: true })).missing).toEqual([]);
    });
  });
}
