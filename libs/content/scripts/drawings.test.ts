import { drawPicture } from '@tdt/illustrations';
import { expect, it } from 'vitest';
import { demoPictures } from '../src/index.ts';

const drawn = demoPictures().filter(({ image_type }) => image_type === 'cover' || image_type === 'polaroid');

it.each(drawn)('the illustrations can draw "$alt"', ({ spec }) => {
  const { width, height } = spec.size;
  expect(drawPicture(spec)).toContain(`width="${width}" height="${height}"`);
});
