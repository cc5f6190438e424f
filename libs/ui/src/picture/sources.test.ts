import type { Image } from '@tdt/contracts';
import { expect, test } from 'vitest';
import { srcSetOf } from './sources.ts';

const image: Image = {
  url: '/media/recipe-images/cover/a.webp',
  width: 1200,
  height: 800,
  placeholder: 'data:image/webp;base64,',
  alt: '',
  variants: [
    { type: 'image/avif', width: 640, url: '/a.640.avif' },
    { type: 'image/avif', width: 320, url: '/a.320.avif' },
    { type: 'image/webp', width: 320, url: '/a.320.webp' },
  ],
};

test('lists the widths of one format, narrow ones first', () => {
  expect(srcSetOf(image, 'image/avif')).toBe('/a.320.avif 320w, /a.640.avif 640w');
});

test('gives nothing for a format that the picture does not come in', () => {
  expect(srcSetOf({ ...image, variants: [] }, 'image/avif')).toBeUndefined();
});
