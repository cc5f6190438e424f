import { fileURLToPath } from 'node:url';
import { MEDIA_BUCKET } from '@tdt/contracts';
import { derivedId } from '../database/derived-id.ts';
import data from './default-pictures.json' with { type: 'json' };
import type { StoredImage } from './stored-image.ts';

/** `team` is the picture of the about page. */
type DefaultName = 'cover' | 'plat' | 'pays' | 'polaroid' | 'team';

interface DefaultPicture extends StoredImage {
  name: DefaultName;
  /** Name of its file in `libs/core/pictures`; a new version of a picture needs a new one. */
  file: string;
}

/**
 * Dishes that could come from anywhere, and places: they stand in wherever a recipe, a country or the about page has no
 * picture of its own. Any site may lack pictures, so they belong to the application, not to the demo.
 */
export const DEFAULT_PICTURES: readonly DefaultPicture[] = (data as Omit<DefaultPicture, 'url'>[]).map((row) => ({
  ...row,
  url: `/media/${MEDIA_BUCKET}/default/${derivedId(`default-picture:${row.file}`)}.webp`,
}));

const named = (name: DefaultName): [DefaultPicture, ...DefaultPicture[]] =>
  DEFAULT_PICTURES.filter((picture) => picture.name === name) as [DefaultPicture, ...DefaultPicture[]];

export const [DEFAULT_COVER] = named('cover');
export const [DEFAULT_POLAROID] = named('polaroid');
export const [DEFAULT_TEAM] = named('team');
export const DEFAULT_DISHES: readonly StoredImage[] = named('plat');
export const DEFAULT_PLACES: readonly StoredImage[] = named('pays');

/** Path of the file of the default picture that has this storage path, `null` when none has. */
export function defaultPictureFile(path: string): string | null {
  const picture = DEFAULT_PICTURES.find(({ url }) => url === `/${path}`);
  // Found by the name of the package: in a bundle this code stands elsewhere, the files do not.
  return picture ? fileURLToPath(import.meta.resolve(`@tdt/core/pictures/${picture.file}`)) : null;
}
