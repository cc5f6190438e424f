import { expect, it } from 'vitest';
import { imageVariants } from './variants.ts';

it('names each allow-listed width below the original in both formats, then the original', () => {
  expect(imageVariants('/media/recipe-images/a/b.webp', 500)).toEqual([
    { type: 'image/avif', width: 320, url: '/media/recipe-images/a/b.320.avif' },
    { type: 'image/avif', width: 480, url: '/media/recipe-images/a/b.480.avif' },
    { type: 'image/webp', width: 320, url: '/media/recipe-images/a/b.320.webp' },
    { type: 'image/webp', width: 480, url: '/media/recipe-images/a/b.480.webp' },
    { type: 'image/webp', width: 500, url: '/media/recipe-images/a/b.webp' },
  ]);
});

it('has only the original of a picture that is small already', () => {
  expect(imageVariants('/media/a.webp', 320)).toEqual([{ type: 'image/webp', width: 320, url: '/media/a.webp' }]);
});
