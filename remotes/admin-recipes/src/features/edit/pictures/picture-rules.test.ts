import { UPLOAD_BYTES_MAX } from '@tdt/contracts/plain';
import { expect, it } from 'vitest';
import { fileOf } from '../../../testing/stored-recipe.ts';
import { coverRefusal, dishRefusal } from './picture-rules.ts';

it('accepts pictures of 5 MB', () => {
  const file = fileOf('tarte.jpg', 'image/jpeg', UPLOAD_BYTES_MAX.cover);
  expect([coverRefusal(file), dishRefusal(file)]).toEqual([null, null]);
});

it('leaves photos of phones to the server where the browser does not know their type', () => {
  expect(coverRefusal(fileOf('IMG_0001.HEIC', ''))).toBeNull();
  expect(coverRefusal(fileOf('notes', ''))).not.toBeNull();
});
