import { describe, expect, it } from 'vitest';
import { parseMediaPath, storagePathOf } from './media-path.ts';
import { presentImage } from './present-image.ts';

const ID = '0b6f2a9e-5a1f-4c43-9a55-1d3f7d0c8e21';

describe('a media address', () => {
  it.each([
    ['cover', `${ID}.webp`],
    ['countries/JP/recipe', `${ID}.webp`],
    ['recipe-steps-videos', `${ID}.mp4`],
    ['recipe-steps-videos', `${ID}.webm`],
  ])('%s/%s is an original', (folder, file) => {
    expect(parseMediaPath(folder, file)).toEqual({ path: `media/recipe-images/${folder}/${file}`, variant: null });
  });

  it.each([
    [`${ID}.320.avif`, 320, 'image/avif'],
    [`${ID}.2048.webp`, 2048, 'image/webp'],
  ])('cover/%s is a variant', (file, width, format) => {
    const original = `media/recipe-images/cover/${ID}.webp`;
    expect(parseMediaPath('cover', file)?.variant).toEqual({ original, width, format });
  });

  it.each(['16x9', '4x3', '1x1'])('a crop to the ratio %s is a variant, in WebP', (ratio) => {
    const original = `media/recipe-images/cover/${ID}.webp`;
    const { variant } = parseMediaPath('cover', `${ID}.${ratio}.webp`) ?? {};
    expect(variant).toEqual({ original, ratio, place: null, format: 'image/webp' });
    expect(parseMediaPath('cover', `${ID}.${ratio}.avif`)).toBeNull();
  });

  it('of 1200x630 is the variant for previews of shared links, as JPEG alone', () => {
    const original = `media/recipe-images/cover/${ID}.webp`;
    expect(parseMediaPath('cover', `${ID}.1200x630.jpg`)?.variant).toEqual({
      original,
      place: null,
      format: 'image/jpeg',
    });
  });

  it.each([0, 4, 6, 10])('of a crop contains its place along the side that is cut: %i', (place) => {
    for (const name of ['16x9', '4x3', '1x1']) {
      const { variant } = parseMediaPath('cover', `${ID}.${name}.f${place}.webp`) ?? {};
      expect(variant).toMatchObject({ ratio: name, place });
    }
    const { variant } = parseMediaPath('cover', `${ID}.1200x630.f${place}.jpg`) ?? {};
    expect(variant).toMatchObject({ format: 'image/jpeg', place });
  });

  it.each([
    ['cover', `${ID}.jpg`],
    ['cover', `${ID}.320.jpg`],
    ['cover', `${ID}.16x9.jpg`],
    ['cover', `${ID}.1200x630.webp`],
    ['cover', `${ID}.1200x630.avif`],
    ['cover', `${ID}.2x1.webp`],
    ['cover', `${ID}.321.avif`],
    ['cover', `${ID}.0320.avif`],
    ['cover', `${ID}.320.png`],
    ['cover', `${ID}.320.mp4`],
    ['cover', `${ID}.16x9.f5.webp`],
    ['cover', `${ID}.16x9.f11.webp`],
    ['cover', `${ID}.16x9.f03.webp`],
    ['cover', `${ID}.16x9.f3.avif`],
    ['cover', `${ID}.1200x630.f5.jpg`],
    ['cover', `${ID}.320.f3.webp`],
    ['cover', `${ID}.f3.webp`],
    ['cover', `${ID}.avif`],
    ['cover', `${ID}.svg`],
    ['cover', `${ID.toUpperCase()}.webp`],
    ['cover', 'x.webp'],
    ['cover', `../${ID}.webp`],
    ['..', `${ID}.webp`],
    ['cover/../../assets', `${ID}.webp`],
    ['/cover', `${ID}.webp`],
    ['cover//x', `${ID}.webp`],
    ['.tmp', `${ID}.webp`],
    ['a/b/c/d/e/f', `${ID}.webp`],
    ['', `${ID}.webp`],
  ])('%s/%s is neither', (folder, file) => {
    expect(parseMediaPath(folder, file)).toBeNull();
  });

  it('has a storage path only for an original of the site', () => {
    expect(storagePathOf(`/media/recipe-images/about/${ID}.webp`)).toBe(`media/recipe-images/about/${ID}.webp`);
    expect(storagePathOf(`/media/recipe-images/about/${ID}.320.webp`)).toBeNull();
    expect(storagePathOf(`https://elsewhere.example/media/recipe-images/about/${ID}.webp`)).toBeNull();
  });
});

describe('a presented image', () => {
  const stored = {
    url: `/media/recipe-images/cover/${ID}.webp`,
    width: 640,
    height: 480,
    placeholder: '',
    alt: 'Un plat',
  };

  it('has its widths in both formats', () => {
    const base = `/media/recipe-images/cover/${ID}`;
    expect(presentImage(stored).variants).toEqual([
      { type: 'image/avif', width: 320, url: `${base}.320.avif` },
      { type: 'image/avif', width: 480, url: `${base}.480.avif` },
      { type: 'image/avif', width: 640, url: `${base}.640.avif` },
      { type: 'image/webp', width: 480, url: `${base}.480.webp` },
      { type: 'image/webp', width: 640, url: stored.url },
    ]);
  });

  it('has its focal point, unless that is the centre', () => {
    expect(presentImage({ ...stored, focal: { x: 3, y: 5 } }).focal).toEqual({ x: 3, y: 5 });
    for (const focal of [null, undefined, { x: 5, y: 5 }]) {
      expect(presentImage({ ...stored, focal })).not.toHaveProperty('focal');
    }
  });

  it('of another site has no variants', () => {
    expect(presentImage({ ...stored, url: 'https://elsewhere.example/a.jpg' }).variants).toEqual([]);
  });
});
