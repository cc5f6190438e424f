import { UPLOAD_BYTES_MAX, UPLOAD_MESSAGES } from '@tdt/contracts/plain';
import { fileOf } from '@tdt/testing/components';
import { expect, it, vi } from 'vitest';
import { takeFile } from './take-file.ts';

const { cover } = UPLOAD_BYTES_MAX;
const PHOTO = fileOf('IMG_1.HEIC', 'image/heic');
const LARGE = fileOf('grande.jpg', 'image/jpeg', cover + 1);

/** A browser that shows pictures of this size, and writes them in this type and size. */
function browserOf(picture: { width: number; height: number } | null, written = { type: 'image/webp', bytes: 900 }) {
  const asked: unknown[] = [];
  vi.stubGlobal('createImageBitmap', async (_file: File, options: unknown) => {
    asked.push(options);
    if (!picture) throw new DOMException('', 'InvalidStateError');
    return { ...picture, close: () => {} };
  });
  const drawn: number[][] = [];
  class Canvas {
    constructor(width: number, height: number) {
      drawn.push([width, height]);
    }
    getContext = () => ({ drawImage: () => {}, fillRect: () => {} });
    convertToBlob = async ({ type }: { type: string }) =>
      new Blob([new Uint8Array(written.bytes)], { type: type === 'image/webp' ? written.type : type });
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return { asked, drawn };
}

it.each([
  ['a photo of a phone', PHOTO, 'IMG_1.webp'],
  ['a picture of more than 5 MB', LARGE, 'grande.webp'],
])('draws %s again, upright and as large as the site stores it', async (_what, file, name) => {
  const { asked, drawn } = browserOf({ width: 4032, height: 3024 });
  const taken = await takeFile(file, { image: 'cover' });
  expect(taken).toMatchObject({ name, type: 'image/webp', size: 900 });
  expect(asked).toEqual([{ imageOrientation: 'from-image' }]);
  expect(drawn).toEqual([[2048, 1536]]);
});

it('writes a JPEG where the browser writes no WebP', async () => {
  browserOf({ width: 40, height: 30 }, { type: 'image/png', bytes: 900 });
  expect(await takeFile(PHOTO, { image: 'cover' })).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
});

it.each([
  ['of more than 50 megapixels', { width: 9000, height: 6000 }],
  ['of more than 12 000 pixels a side', { width: 13_000, height: 900 }],
])('makes a picture %s smaller', async (_what, size) => {
  const { drawn } = browserOf(size);
  await takeFile(fileOf('a.jpg'), { image: 'plat' });
  expect(Math.max(...(drawn[0] ?? []))).toBe(2048);
});

it.each([
  [
    'a photo that the browser cannot show',
    null,
    PHOTO,
    'IMG_1.HEIC est une photo HEIC : exportez-la en JPG, puis renvoyez-la.',
  ],
  ['a large picture that it cannot show', null, LARGE, UPLOAD_MESSAGES.coverTooLarge],
  ['what stays too large', { width: 900, height: 900 }, LARGE, UPLOAD_MESSAGES.coverTooLarge],
  ['a strip', { width: 900, height: 20 }, fileOf('a.png', 'image/png'), /^a.png est trop long pour sa largeur/],
  ['nothing', { width: 9, height: 9 }, new File([], 'a.png'), 'a.png est vide : choisissez un autre fichier.'],
])('refuses %s', async (_what, picture, file, detail) => {
  browserOf(picture, { type: 'image/webp', bytes: cover + 1 });
  expect(await takeFile(file, { image: 'cover' })).toMatchObject({
    detail: typeof detail === 'string' ? detail : expect.stringMatching(detail),
  });
});

it('leaves a small picture as it is, and one that it cannot show to the server', async () => {
  const file = fileOf('a.jpg');
  browserOf({ width: 1200, height: 800 });
  expect(await takeFile(file, { image: 'cover' })).toBe(file);
  browserOf(null);
  expect(await takeFile(file, { image: 'cover' })).toBe(file);
});
