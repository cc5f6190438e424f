import { IMAGE_RATIOS } from '@tdt/contracts/plain';
import { expect, it } from 'vitest';
import { cropSize, imageCrops } from './crops.ts';
import { imageVariants } from './variants.ts';

const picture = (width: number, height: number) => {
  const url = '/media/recipe-images/cover/a.webp';
  return { url, width, height, variants: imageVariants(url, width) };
};

it('cuts a picture in the three ratios that search engines ask for', () => {
  expect(imageCrops(picture(1600, 1067))).toEqual([
    { url: '/media/recipe-images/cover/a.16x9.webp', width: 1200, height: 675 },
    { url: '/media/recipe-images/cover/a.4x3.webp', width: 1200, height: 900 },
    { url: '/media/recipe-images/cover/a.1x1.webp', width: 1067, height: 1067 },
  ]);
});

it.each([
  [1601, 1067],
  [333, 1200],
  [1000, 77],
])('keeps each ratio exactly, and within a picture of %i by %i', (width, height) => {
  for (const ratio of IMAGE_RATIOS) {
    const [across = 0, down = 0] = ratio.split('x').map(Number);
    const cut = cropSize(ratio, { width, height });
    expect((cut?.width ?? 0) * down).toBe((cut?.height ?? 0) * across);
    expect(cut?.width).toBeGreaterThan(0);
    expect(cut?.width).toBeLessThanOrEqual(width);
    expect(cut?.height).toBeLessThanOrEqual(height);
  }
});

it('has none of a picture that is too small, or from elsewhere', () => {
  expect(cropSize('16x9', { width: 15, height: 9 })).toBeNull();
  expect(imageCrops({ url: 'https://cdn.example/a.webp', width: 900, height: 900, variants: [] })).toEqual([]);
});
