import { expect, test } from 'vitest';
import { stepSources } from './step-sources.ts';

test('offers a picture of our own in widths up to what the frame can show', () => {
  expect(stepSources('/media/recipe-images/steps/a.webp', 'image/avif')).toBe(
    [320, 480, 640, 960, 1200].map((width) => `/media/recipe-images/steps/a.${width}.avif ${width}w`).join(', '),
  );
});

test('leaves a picture from elsewhere as it is', () => {
  expect(stepSources('https://pictures.example/a.webp', 'image/webp')).toBeUndefined();
  expect(stepSources('/media/recipe-images/steps/a.gif', 'image/webp')).toBeUndefined();
});
