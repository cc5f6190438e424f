import { expect, it } from 'vitest';
import { provePictureSizes } from './picture-sizes.ts';

it('makes many sizes of large pictures, asked for at once, in little memory', async () => {
  const { broken } = await provePictureSizes();
  expect(broken).toEqual([]);
});
