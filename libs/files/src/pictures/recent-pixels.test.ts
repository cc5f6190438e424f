import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { webp } from '../testing/pictures.ts';
import { createRecentPixels, DamagedPicture } from './recent-pixels.ts';

describe('the pixels of recent pictures', () => {
  it('are read and decoded once for variants that are made one after the other, by turns or at once', async () => {
    const pixelsOf = createRecentPixels();
    const picture = await webp(40, 30);
    let reads = 0;
    const read = async () => {
      reads += 1;
      return picture;
    };
    const [first, second] = await Promise.all([pixelsOf('a', read), pixelsOf('a', read)]);
    expect(first.info).toMatchObject({ width: 40, height: 30, channels: 3 });
    expect(second).toBe(first);
    await pixelsOf('b', read);
    expect(await pixelsOf('a', read)).toBe(first);
    expect(reads).toBe(2);
  });

  it('are those of the picture that is asked for', async () => {
    const pixelsOf = createRecentPixels();
    const [wide, high] = await Promise.all([webp(40, 30), webp(30, 40)]);
    const found = await Promise.all([
      pixelsOf('a', async () => wide),
      pixelsOf('b', async () => high),
      pixelsOf('a', async () => wide),
    ]);
    expect(found.map(({ info }) => [info.width, info.height])).toEqual([
      [40, 30],
      [30, 40],
      [40, 30],
    ]);
  });

  it('preserve what is transparent', async () => {
    const glass = sharp({ create: { width: 8, height: 8, channels: 4, background: '#aa663380' } });
    const { data, info } = await createRecentPixels()('a', () => glass.webp().toBuffer());
    expect([info.channels, data.length]).toEqual([4, 256]);
  });

  it('are read again after a file that could not be decoded', async () => {
    const pixelsOf = createRecentPixels();
    const picture = await webp(40, 30);
    await expect(pixelsOf('a', async () => picture.subarray(0, 60))).rejects.toThrow(DamagedPicture);
    expect((await pixelsOf('a', async () => picture)).info).toMatchObject({ width: 40, height: 30 });
  });
});
