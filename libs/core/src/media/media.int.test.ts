import { aPicture } from '@tdt/testing/seeds';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aGenerator, planning, webp } from '../testing/pictures.ts';
import { openTemporary } from '../testing/temporary-application.ts';
import { DEFAULT_COVER } from './default-pictures.ts';

const ID = '0b6f2a9e-5a1f-4c43-9a55-1d3f7d0c8e21';

describe('opening a picture', () => {
  it('gives a stored original as it is', async () => {
    const { storage, media } = await openTemporary();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, 'bytes');
    expect(String(await (await media.open('cover', `${ID}.webp`)).read())).toBe('bytes');
  });

  it('makes a narrower WebP on the first request and keeps it', async () => {
    const { storage, media } = await openTemporary();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, await webp());
    const file = await media.open('cover', `${ID}.480.webp`);
    expect(await sharp(await file.read()).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
    expect(await storage.exists(`media/recipe-images/cover/${ID}.480.webp`)).toBe(true);
  });

  it('makes an AVIF, which it would not open itself', async () => {
    const { storage, media } = await openTemporary();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, await webp());
    const bytes = await (await media.open('cover', `${ID}.480.avif`)).read();
    expect(bytes.subarray(4, 12).toString('latin1')).toBe('ftypavif');
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
  });

  it.each(['16x9', '4x3', '1x1'])(
    'cuts a picture in the ratio %s, as large as it goes, and keeps it',
    async (ratio) => {
      const { storage, media } = await openTemporary();
      await storage.put(`media/recipe-images/cover/${ID}.webp`, await webp(1601, 1067));
      const file = await media.open('cover', `${ID}.${ratio}.webp`);
      const { format, width, height } = await sharp(await file.read()).metadata();
      const [across = 0, down = 0] = ratio.split('x').map(Number);
      expect(format).toBe('webp');
      expect(width * down).toBe(height * across);
      expect(width).toBeGreaterThanOrEqual(1067);
      expect(await storage.exists(`media/recipe-images/cover/${ID}.${ratio}.webp`)).toBe(true);
    },
  );

  it('makes a variant once for all who ask at the same time', async () => {
    const { storage, media } = await openTemporary();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, await webp());
    const files = await Promise.all(Array.from({ length: 20 }, () => media.open('cover', `${ID}.320.webp`)));
    expect(new Set(files.map(({ modifiedAt }) => modifiedAt.getTime())).size).toBe(1);
  });

  it('never enlarges', async () => {
    const { storage, media } = await openTemporary();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, await webp(480, 300));
    for (const file of [`${ID}.480.webp`, `${ID}.640.avif`]) {
      await expect(media.open('cover', file)).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
    }
  });

  it.each([`${ID}.webp`, `${ID}.320.avif`, `${ID}.321.avif`, 'x.webp', '..'])('does not find %s', async (file) => {
    const { media } = await openTemporary();
    await expect(media.open('cover', file)).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  });

  it('refuses to decode what is no WebP, whatever it is called', async () => {
    const { storage, media } = await openTemporary();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
    await storage.put(`media/recipe-images/cover/${ID}.webp`, svg);
    await expect(media.open('cover', `${ID}.320.webp`)).rejects.toThrow('no WebP');
  });
});

describe('drawing', () => {
  it('paints a planned picture once, on the first request, also when a variant is asked for', async () => {
    const { asked, draw } = aGenerator();
    const { demo, media } = await openTemporary(undefined, { draw });
    await demo.seed(planning(ID));
    await Promise.all([media.open('cover', `${ID}.webp`), media.open('cover', `${ID}.320.avif`)]);
    const file = await media.open('cover', `${ID}.webp`);
    expect(await sharp(await file.read()).metadata()).toMatchObject({ width: 1200, height: 800 });
    expect(asked).toEqual([aPicture().spec]);
  });

  it('paints the default pictures without any plan in the database', async () => {
    const { asked, draw } = aGenerator();
    const { media } = await openTemporary(undefined, { draw });
    const name = DEFAULT_COVER.url.split('/').at(-1) ?? '';
    expect((await media.open('default', name.replace('.webp', '.320.avif'))).size).toBeGreaterThan(0);
    expect(asked).toHaveLength(1);
  });

  it('without a generator does not find what is only planned', async () => {
    const { demo, media } = await openTemporary();
    await demo.seed(planning(ID));
    await expect(media.open('cover', `${ID}.webp`)).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  });

  it('is tried again after it failed', async () => {
    let attempts = 0;
    const draw = async (): Promise<Buffer> => {
      attempts += 1;
      if (attempts === 1) throw new Error('out of paint');
      return webp();
    };
    const { demo, media } = await openTemporary(undefined, { draw });
    await demo.seed(planning(ID));
    await expect(media.open('cover', `${ID}.webp`)).rejects.toThrow('out of paint');
    expect((await media.open('cover', `${ID}.webp`)).size).toBeGreaterThan(0);
  });
});
