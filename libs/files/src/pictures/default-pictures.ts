import { fileURLToPath } from 'node:url';
import { MEDIA_BUCKET } from '@tdt/contracts';
import { derivedId } from '@tdt/database/documents';
import data from './default-pictures.json' with { type: 'json' };
import type { StoredImage } from './stored-image.ts';

/** `team` is the picture of the about page. */
type DefaultName = 'cover' | 'plat' | 'pays' | 'polaroid' | 'team';

interface DefaultPicture extends StoredImage {
  name: DefaultName;
  /** File name in `libs/files/pictures`; a new version of a picture needs a new name. */
  file: string;
}

/**
 * Pictures for recipes, countries and the about page that have none of their own: dishes of no particular country, and
 * places. Any site may need them, so they belong to the application, not to the demo.
 */
export const DEFAULT_PICTURES: readonly DefaultPicture[] = (data as Omit<DefaultPicture, 'url'>[]).map((row) => ({
  ...row,
  url: `/media/${MEDIA_BUCKET}/default/${derivedId(`default-picture:${row.file}`)}.webp`,
}));

const picturesNamed = (name: DefaultName): [DefaultPicture, ...DefaultPicture[]] =>
  DEFAULT_PICTURES.filter((picture) => picture.name === name) as [DefaultPicture, ...DefaultPicture[]];

export const [DEFAULT_COVER] = picturesNamed('cover');
export const [DEFAULT_POLAROID] = picturesNamed('polaroid');
export const [DEFAULT_TEAM] = picturesNamed('team');
export const DEFAULT_DISHES: readonly StoredImage[] = picturesNamed('plat');
export const DEFAULT_PLACES: readonly StoredImage[] = picturesNamed('pays');

/** Path of the file of the default picture with this storage path; `null` when there is none. */
export function defaultPictureFile(path: string): string | null {
  const picture = DEFAULT_PICTURES.find(({ url }) => url === `/${path}`);
  // Resolved by package name, since a bundle moves this code but not the files.
  return picture ? fileURLToPath(import.meta.resolve(`@tdt/files/pictures/${picture.file}`)) : null;
}
