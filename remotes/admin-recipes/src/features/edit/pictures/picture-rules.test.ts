import { UPLOAD_BYTES_MAX } from '@tdt/contracts/plain';
import { expect, it } from 'vitest';
import { fileOf } from '../../../testing/stored-recipe.ts';
import { coverRefusal, dishRefusal } from './picture-rules.ts';

it('accepts pictures of 5 MB', () => {
  const file = fileOf('tarte.jpg', 'image/jpeg', UPLOAD_BYTES_MAX.cover);
  expect([coverRefusal(file), dishRefusal(file)]).toEqual([null, null]);
});

it('refuses larger ones', () => {
  const file = fileOf('tarte.jpg', 'image/jpeg', UPLOAD_BYTES_MAX.cover + 1);
  const title = 'Fichier trop volumineux';
  expect(coverRefusal(file)).toEqual({ title, description: "L'image ne doit pas dépasser 5MB" });
  expect(dishRefusal(file)).toEqual({ title, description: 'tarte.jpg ne doit pas dépasser 5MB' });
});

it('refuses files that are no picture', () => {
  const file = fileOf('tarte.pdf', 'application/pdf');
  const title = 'Type de fichier non supporté';
  expect(coverRefusal(file)).toEqual({ title, description: 'Veuillez sélectionner une image (JPG, PNG, etc.)' });
  expect(dishRefusal(file)).toEqual({ title, description: "tarte.pdf n'est pas une image" });
});

it('leaves photos of phones to the server where the browser does not know their type', () => {
  expect(coverRefusal(fileOf('IMG_0001.HEIC', ''))).toBeNull();
  expect(coverRefusal(fileOf('notes', ''))).not.toBeNull();
});
