import { DEFAULT_COVER } from '@tdt/files/images';
import { webp } from '@tdt/files/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';

const ID = '0b6f2a9e-5a1f-4c43-9a55-1d3f7d0c8e21';

/** From the header of an AVIF, which sharp refuses to read here. */
const pixelsAcross = (avif: Buffer): number => avif.readUInt32BE(avif.indexOf('ispe') + 8);

describe('opening a picture', () => {
  it('returns a stored original unchanged', async () => {
    const { storage, media } = await temporaryCookbook();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, 'bytes');
    expect(String(await (await media.open('cover', `${ID}.webp`)).read())).toBe('bytes');
  });

  it('makes a narrower WebP on the first request and stores it', async () => {
    const { storage, media } = await temporaryCookbook();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, await webp());
    const file = await media.open('cover', `${ID}.480.webp`);
    expect(await sharp(await file.read()).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
    expect(await storage.exists(`media/recipe-images/cover/${ID}.480.webp`)).toBe(true);
  });

  it('writes AVIF, and refuses to read AVIF and SVG', async () => {
    const { storage, media } = await temporaryCookbook();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, await webp());
    const bytes = await (await media.open('cover', `${ID}.480.avif`)).read();
    expect(bytes.subarray(4, 12).toString('latin1')).toBe('ftypavif');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const refused of [bytes, svg]) {
      await expect(sharp(refused).metadata()).rejects.toThrow('unsupported image format');
    }
  });

  it.each(['16x9', '4x3', '1x1'])(
    'crops a picture to the ratio %s, as large as possible, and stores it',
    async (ratio) => {
      const { storage, media } = await temporaryCookbook();
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

  it.each([
    [1601, 1067],
    [720, 720],
  ])('makes the JPEG for previews of shared links of %i x %i pixels, and keeps it', async (width, height) => {
    const { storage, media } = await temporaryCookbook();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, await webp(width, height));
    const file = await media.open('cover', `${ID}.1200x630.jpg`);
    const found = await sharp(await file.read()).metadata();
    expect(found).toMatchObject({ format: 'jpeg', width: 1200, height: 630, hasAlpha: false });
    expect(await storage.exists(`media/recipe-images/cover/${ID}.1200x630.jpg`)).toBe(true);
  });

  it.each([
    ['0', [240, 20, 20]],
    ['10', [20, 20, 240]],
  ])('crops a picture at the place %s of the side that is cut', async (place, colour) => {
    const { storage, media } = await temporaryCookbook();
    const side = (width: number, background: string) =>
      sharp({ create: { width, height: 400, channels: 3, background } })
        .png()
        .toBuffer();
    const wide = sharp(await side(1600, '#f01414')).composite([
      { input: await side(800, '#1414f0'), left: 800, top: 0 },
    ]);
    await storage.put(`media/recipe-images/cover/${ID}.webp`, await wide.webp().toBuffer());
    for (const [name, width, height] of [
      [`1x1.f${place}.webp`, 400, 400],
      [`1200x630.f${place}.jpg`, 1200, 630],
    ] as const) {
      const bytes = await (await media.open('cover', `${ID}.${name}`)).read();
      const { channels, dominant } = await sharp(bytes).stats();
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
      expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeLessThan(5);
      for (const [index, value] of [dominant.r, dominant.g, dominant.b].entries()) {
        expect(Math.abs(value - (colour[index] ?? 0))).toBeLessThan(16);
      }
    }
  });

  it('makes a variant once for simultaneous requests', async () => {
    const { storage, media } = await temporaryCookbook();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, await webp());
    const files = await Promise.all(Array.from({ length: 20 }, () => media.open('cover', `${ID}.320.webp`)));
    expect(new Set(files.map(({ modifiedAt }) => modifiedAt.getTime())).size).toBe(1);
  });

  it.each([1600, 1500])('writes AVIF in the full width of a picture of %i pixels', async (width) => {
    const { storage, media } = await temporaryCookbook();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, await webp(width, 100));
    const copy = await (await media.open('cover', `${ID}.1600.avif`)).read();
    expect(pixelsAcross(copy)).toBe(width);
  });

  it('never enlarges', async () => {
    const { storage, media } = await temporaryCookbook();
    await storage.put(`media/recipe-images/cover/${ID}.webp`, await webp(480, 300));
    for (const file of [`${ID}.480.webp`, `${ID}.640.webp`, `${ID}.640.avif`, `${ID}.2048.avif`]) {
      await expect(media.open('cover', file)).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
    }
  });

  it.each([`${ID}.webp`, `${ID}.320.avif`, `${ID}.321.avif`, 'x.webp', '..'])('does not find %s', async (file) => {
    const { media } = await temporaryCookbook();
    await expect(media.open('cover', file)).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  });

  it('does not find the sizes of a file that is not WebP, whatever its name', async () => {
    const { storage, media } = await temporaryCookbook();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
    await storage.put(`media/recipe-images/cover/${ID}.webp`, svg);
    await expect(media.open('cover', `${ID}.320.webp`)).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  });
});

describe('a default picture', () => {
  const [, id] = /([^/]+)\.webp$/.exec(DEFAULT_COVER.url) ?? [];

  it('exists without the demo, in all sizes', async () => {
    const { media } = await temporaryCookbook();
    expect((await media.open('default', `${id}.320.avif`)).size).toBeGreaterThan(0);
    const file = await media.open('default', `${id}.webp`);
    const { width, height } = DEFAULT_COVER;
    expect(await sharp(await file.read()).metadata()).toMatchObject({ format: 'webp', width, height });
  });
});
