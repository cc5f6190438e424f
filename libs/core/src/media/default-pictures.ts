import { MEDIA_BUCKET, type PictureSpec } from '@tdt/contracts';
import data from './default-pictures.json' with { type: 'json' };
import type { StoredImage } from './stored-image.ts';

/** `team` is the picture of the about page, which the back office keeps in its own folder. */
type DefaultName = 'cover' | 'plat' | 'pays' | 'polaroid' | 'team';

export interface DefaultPicture extends StoredImage {
  id: string;
  name: DefaultName;
  /** Storage path. */
  path: string;
  spec: PictureSpec;
}

type Row = Omit<DefaultPicture, 'path' | 'url' | 'width' | 'height'> & { folder: string };

function complete({ folder, ...row }: Row): DefaultPicture {
  const path = `media/${MEDIA_BUCKET}/${folder}/${row.id}.webp`;
  return { ...row, ...row.spec.size, path, url: `/${path}` };
}

/**
 * Dishes that could come from anywhere, and places: they stand in wherever a recipe or a country has no picture of its
 * own. Any database may lack pictures, so these exist without one and are drawn on the first request.
 */
export const DEFAULT_PICTURES: readonly DefaultPicture[] = (data as Row[]).map(complete);

/** Pictures that stand in for missing ones, in their order. */
export const defaultPictures = (name: DefaultName): readonly StoredImage[] =>
  DEFAULT_PICTURES.filter((picture) => picture.name === name);

/** The only default of its kind. */
function theDefault(name: DefaultName): StoredImage {
  const [picture] = defaultPictures(name);
  if (!picture) throw new Error(`default-pictures.json lacks "${name}"`);
  return picture;
}

export const DEFAULT_COVER = theDefault('cover');
export const DEFAULT_POLAROID = theDefault('polaroid');
export const DEFAULT_DISHES = defaultPictures('plat');
export const DEFAULT_PLACES = defaultPictures('pays');

/** How to draw the default picture at this storage path, `null` when it is none. */
export const defaultDrawing = (path: string): PictureSpec | null =>
  DEFAULT_PICTURES.find((picture) => picture.path === path)?.spec ?? null;
