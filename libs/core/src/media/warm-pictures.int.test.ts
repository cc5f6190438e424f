import { aCountry, aPicture, aRecipe } from '@tdt/testing/seeds';
import { describe, expect, it } from 'vitest';
import { aGenerator, planning, webp } from '../testing/pictures.ts';
import { openTemporary, temporarySettings } from '../testing/temporary-application.ts';
import { DEFAULT_PICTURES } from './default-pictures.ts';

const ID = '0b6f2a9e-5a1f-4c43-9a55-1d3f7d0c8e21';
const OTHER_ID = '7c1d5b60-8f0e-4d5b-8a65-0f7b2f9f6f11';
const FOLDER = 'media/recipe-images/cover';

describe('making pictures ahead of time', () => {
  it('paints what is missing and passes over what fails', async () => {
    const { draw } = aGenerator((spec) => {
      if (spec.kind === 'place' && spec.code === 'XX') throw new Error('no such place');
    });
    const { demo, media, storage } = await openTemporary(undefined, { draw });
    const spec = { kind: 'place', code: 'XX', shot: 0, size: { width: 10, height: 10 } } as const;
    await demo.seed({ ...planning(), pictures: [aPicture({ spec }), aPicture({ id: OTHER_ID })] });
    expect(await media.warm()).toBe(DEFAULT_PICTURES.length + 1);
    expect(await storage.exists(`${FOLDER}/${OTHER_ID}.webp`)).toBe(true);
    expect(await media.warm()).toBe(0);
  });

  it('makes covers and polaroids in the sizes of cards before it paints anything', async () => {
    const stored: string[] = [];
    const { asked, draw } = aGenerator(async () => {
      if (asked.length === 1) for await (const { path } of storage.list('media')) stored.push(path);
    });
    const { demo, media, storage } = await openTemporary(undefined, { draw });
    const polaroid = {
      owner: { kind: 'country', code: 'JP' },
      image_type: 'polaroid',
      width: 640,
      height: 640,
    } as const;
    await storage.put(`${FOLDER}/${ID}.webp`, await webp(1200, 800));
    await storage.put(`${FOLDER}/${OTHER_ID}.webp`, await webp(640, 640));
    await demo.seed({
      countries: [aCountry()],
      recipes: [aRecipe()],
      pictures: [aPicture(), aPicture({ id: OTHER_ID, ...polaroid })],
      pictureFile: () => null,
    });
    await media.warm();
    const sizes = [`${ID}.320`, `${ID}.480`, `${ID}.640`, `${ID}.960`, `${OTHER_ID}.320`, `${OTHER_ID}.480`];
    const avifs = stored.filter((path) => path.endsWith('.avif'));
    expect(avifs.sort()).toEqual(sizes.map((name) => `${FOLDER}/${name}.avif`));
    expect(asked.length).toBeGreaterThan(0);
  });

  it('takes no place of the two visitors whose pictures are made at a time', async () => {
    const { promise: allIn, resolve: enter } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    // Nothing is finished until three are at work: two for visitors and the one ahead of time.
    const { asked, draw } = aGenerator(() => {
      begin();
      if (asked.length === 3) enter();
      return allIn;
    });
    const { demo, media } = await openTemporary(undefined, { draw });
    await demo.seed(planning(ID, OTHER_ID));
    const warming = media.warm();
    await begun;
    const opened = await Promise.all([ID, OTHER_ID].map((id) => media.open('cover', `${id}.webp`)));
    expect(opened.every(({ size }) => size > 0)).toBe(true);
    expect(await warming).toBe(DEFAULT_PICTURES.length);
  });

  it('begins nothing while a visitor waits for a picture', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { asked, draw } = aGenerator(() => (asked.length === 1 ? gate : undefined));
    const { demo, media } = await openTemporary(undefined, { draw });
    await demo.seed(planning(ID, OTHER_ID));
    const waiting = media.open('cover', `${ID}.webp`);
    await expect.poll(() => asked.length).toBe(1);
    const warming = media.warm();
    await media.open('cover', `${OTHER_ID}.320.avif`);
    expect(asked).toHaveLength(2);
    open();
    await waiting;
    expect(await warming).toBe(DEFAULT_PICTURES.length);
  });

  it('stops at its signal', async () => {
    const stop = new AbortController();
    const { draw } = aGenerator(() => stop.abort());
    const { media } = await openTemporary(undefined, { draw });
    expect(await media.warm(stop.signal)).toBe(1);
  });

  it('is left to one of two programs', async () => {
    const settings = await temporarySettings();
    const { asked, draw } = aGenerator();
    const [first, second] = [await openTemporary(settings, { draw }), await openTemporary(settings, { draw })];
    const made = await Promise.all([first.media.warm(), second.media.warm()]);
    expect(made.reduce((sum, each) => sum + each)).toBe(DEFAULT_PICTURES.length);
    expect(asked).toHaveLength(DEFAULT_PICTURES.length);
  });
});
