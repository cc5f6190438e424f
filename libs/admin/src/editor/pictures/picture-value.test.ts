import type { UploadedFile } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { type PictureValue, uploadedPicture } from './picture-value.ts';

const size = { width: 1200, height: 800, placeholder: '' };
const KNOWN = { id: 'b1d1c9a0-0000-4000-8000-000000000001', alt: 'Un marché', focal: { x: 2, y: 8 }, is_known: true };
const stored: UploadedFile = { url: '/media/a.webp', ...size, variants: [], type: 'image', bytes: 1, picture: KNOWN };
const chosen: PictureValue = { key: 'a', url: 'blob:a', width: 0, height: 0, placeholder: '', alt: '', focal: null };

it.each([
  ['of the library', {}, { alt: 'Un marché', focal: { x: 2, y: 8 } }],
  ['that an editor gave it', { alt: 'Une place', focal: { x: 5, y: 1 } }, { alt: 'Une place', focal: { x: 5, y: 1 } }],
])('an uploaded picture has the text and the focal point %s', (_whose, written, expected) => {
  expect(uploadedPicture({ ...chosen, ...written }, stored)).toEqual({
    key: 'a',
    url: '/media/a.webp',
    ...size,
    ...expected,
  });
});
