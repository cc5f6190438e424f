import { type PictureUse, RECIPE_IMAGE_TYPES, type VersionKind } from '@tdt/contracts';
import { isDefaultPicture, originalOf } from '@tdt/files';

type Fields = Record<string, unknown>;

/** A picture of the library that a document shows. */
export interface ShownPicture {
  /** Of the original. */
  url: string;
  use: PictureUse;
  /** `null`: there, pictures have no text. */
  alt: string | null;
  /** As it is embedded, with its size; `null`: only its address is stored. */
  image: Fields | null;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

const TYPES: readonly unknown[] = RECIPE_IMAGE_TYPES;

/** The fields that show pictures, by kind. Documents may be of any release, and not as their schema says. */
const PARTS: Record<VersionKind, (document: Fields) => { use: PictureUse; url: unknown; image?: Fields }[]> = {
  recipe: ({ images, steps }) => [
    ...fieldsIn(images)
      .filter(({ image_type }) => TYPES.includes(image_type))
      .map((image) => ({ use: image.image_type as PictureUse, url: image.url, image })),
    ...fieldsIn(steps).flatMap(({ media }) => (isFields(media) ? [{ use: 'step' as const, url: media.url }] : [])),
  ],
  country: ({ images }) => fieldsIn(images).map((image) => ({ use: 'country', url: image.url, image })),
  page: ({ couple_image: image }) => (isFields(image) ? [{ use: 'page', url: image.url, image }] : []),
  seo: ({ og_image_url: url }) => [{ use: 'seo', url }],
};

/** The original that the library has of an address; `null`: a file elsewhere, a video or a default picture. */
export function libraryUrl(address: unknown, siteUrl: string): string | null {
  const url = typeof address === 'string' ? originalOf(address, siteUrl) : null;
  return url?.endsWith('.webp') && !isDefaultPicture(url) ? url : null;
}

/** The pictures of the library that a document shows. */
export const shownPictures = (kind: VersionKind, document: object, siteUrl: string): ShownPicture[] =>
  PARTS[kind](document as Fields).flatMap(({ use, url: address, image }) => {
    const url = libraryUrl(address, siteUrl);
    return url === null ? [] : [{ url, use, alt: image ? String(image.alt ?? '') : null, image: image ?? null }];
  });
