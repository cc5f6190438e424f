import { IMAGE_RATIOS, type ImageWidth } from '@tdt/contracts/plain';
import { describe, expect, it } from 'vitest';
import { copyWidth, cropSize, cropSuffix, imageCrops, imageVariants } from './images.ts';

describe('imageVariants', () => {
  it('lists each allowed width below the original in AVIF, two in WebP, then the full width in both', () => {
    expect(imageVariants('/media/recipe-images/a/b.webp', 500)).toEqual([
      { type: 'image/avif', width: 320, url: '/media/recipe-images/a/b.320.avif' },
      { type: 'image/avif', width: 480, url: '/media/recipe-images/a/b.480.avif' },
      { type: 'image/avif', width: 500, url: '/media/recipe-images/a/b.640.avif' },
      { type: 'image/webp', width: 480, url: '/media/recipe-images/a/b.480.webp' },
      { type: 'image/webp', width: 500, url: '/media/recipe-images/a/b.webp' },
    ]);
  });

  it('lists only the full width if that is small already', () => {
    expect(imageVariants('/media/a.webp', 320)).toEqual([
      { type: 'image/avif', width: 320, url: '/media/a.320.avif' },
      { type: 'image/webp', width: 320, url: '/media/a.webp' },
    ]);
  });

  it('lists only the original in full width if no allowed width reaches it', () => {
    expect(imageVariants('/media/a.webp', 3000).filter(({ width }) => width > 2048)).toEqual([
      { type: 'image/webp', width: 3000, url: '/media/a.webp' },
    ]);
  });

  it.each([1600, 1500, 320])(
    'lists copies of a picture of %i pixels that are made in just those widths',
    (original) => {
      for (const { type, width, url } of imageVariants('/media/a.webp', original)) {
        const [, name] = /\.(\d+)\./.exec(url) ?? [];
        if (name) expect(copyWidth(type, Number(name) as ImageWidth, original)).toBe(width);
      }
    },
  );

  it.each([
    ['image/avif', 1600, 1200],
    ['image/webp', 1200, 1200],
    ['image/webp', 1600, 1500],
  ] as const)('has no copy in %s named %i of a picture of %i pixels', (format, name, original) => {
    expect(copyWidth(format, name, original)).toBeNull();
  });
});

describe('crops', () => {
  it('have the three ratios that search engines ask for', () => {
    const url = '/media/recipe-images/cover/a.webp';
    expect(imageCrops({ url, width: 1600, height: 1067, variants: imageVariants(url, 1600) })).toEqual([
      { url: '/media/recipe-images/cover/a.16x9.webp', width: 1200, height: 675 },
      { url: '/media/recipe-images/cover/a.4x3.webp', width: 1200, height: 900 },
      { url: '/media/recipe-images/cover/a.1x1.webp', width: 1067, height: 1067 },
    ]);
  });

  it.each([
    [1601, 1067],
    [333, 1200],
    [1000, 77],
  ])('keep each ratio exactly, and fit into a picture of %i by %i', (width, height) => {
    for (const ratio of IMAGE_RATIOS) {
      const [across = 0, down = 0] = ratio.split('x').map(Number);
      const crop = cropSize(ratio, { width, height });
      expect((crop?.width ?? 0) * down).toBe((crop?.height ?? 0) * across);
      expect(crop?.width).toBeGreaterThan(0);
      expect(crop?.width).toBeLessThanOrEqual(width);
      expect(crop?.height).toBeLessThanOrEqual(height);
    }
  });

  it.each([
    ['a wide picture', { width: 1600, height: 600 }, ['.f2', '.f2', '.f2']],
    ['a high picture', { width: 600, height: 1600 }, ['.f10', '.f10', '.f10']],
    ['a picture between the ratios', { width: 1500, height: 1000 }, ['.f10', '.f2', '.f2']],
    ['a picture of the ratio itself', { width: 1600, height: 900 }, ['', '.f2', '.f2']],
  ])('keep the focal point of %s in view, along the side that is cut', (_what, size, places) => {
    const url = '/media/recipe-images/cover/a.webp';
    const crops = imageCrops({ url, ...size, variants: imageVariants(url, size.width), focal: { x: 2, y: 10 } });
    const names = IMAGE_RATIOS.map((ratio, index) => `/media/recipe-images/cover/a.${ratio}${places[index]}.webp`);
    expect(crops.map((crop) => crop.url)).toEqual(names);
  });

  it('have the name of the middle for a focal point that changes nothing', () => {
    const shape = { width: 16, height: 9 };
    expect(cropSuffix(shape, { width: 1000, height: 1000, focal: { x: 0, y: 5 } })).toBe('');
    expect(cropSuffix(shape, { width: 1000, height: 1000 })).toBe('');
    expect(cropSuffix(shape, { width: 1000, height: 1000, focal: { x: 5, y: 0 } })).toBe('.f0');
  });

  it('do not exist for a picture that is too small, or from elsewhere', () => {
    expect(cropSize('16x9', { width: 15, height: 9 })).toBeNull();
    expect(imageCrops({ url: 'https://cdn.example/a.webp', width: 900, height: 900, variants: [] })).toEqual([]);
  });
});
