import type { CountryImageType, RecipeImageType } from './plain/constants.ts';

/** Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What the illustration generator needs to paint a dish; all names are its own. */
export interface DishDrawing {
  type: string;
  region: string;
  seed: string;
  /** Framing: cover, left, right or close. */
  view: string;
  vessel: string;
  cloth: string;
  top: string;
  props: readonly string[];
}

/** Plain data from which the illustration generator paints one picture, always the same. */
export type PictureSpec =
  | { kind: 'dish'; spec: DishDrawing; size: PictureSize }
  | { kind: 'place'; code: string; shot: number; size: PictureSize };

export type PictureOwner = { kind: 'recipe'; title: string } | { kind: 'country'; code: string };

/** A picture of the demo: its file is copied, or it is painted from `spec` when first asked for. */
export interface PictureSeed {
  /** UUID, the same in every installation. */
  id: string;
  owner: PictureOwner;
  image_type: RecipeImageType | CountryImageType;
  /** From 0, among the pictures of one owner and type. */
  image_order: number;
  /** Folder in the storage bucket, may hold slashes. */
  folder: string;
  /** Where the site serves it. */
  url: string;
  /** Pixels, of the file that `spec` gives. */
  width: number;
  height: number;
  /** French. */
  alt: string;
  /** Tiny WebP as a data URI. */
  placeholder: string;
  /** Whether its file comes with the repository; all others are painted from `spec`. */
  committed: boolean;
  spec: PictureSpec;
}
