import type { DefaultName, PictureSpec } from '@tdt/contracts';
import data from './default-pictures.json' with { type: 'json' };
import type { StoredImage } from './stored-image.ts';

interface DefaultPicture extends StoredImage {
  name: DefaultName;
  spec: PictureSpec;
}

/** A fixed table: any database may lack pictures, so these exist without one and are drawn on the first request. */
const PICTURES = data as DefaultPicture[];

/** Pictures that stand in for missing ones, in their order. */
export const defaultPictures = (name: DefaultName): readonly StoredImage[] =>
  PICTURES.filter((picture) => picture.name === name);

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

/** How to draw the default picture at this address, `null` when it is none. */
export const defaultDrawing = (url: string): PictureSpec | null =>
  PICTURES.find((picture) => picture.url === url)?.spec ?? null;
