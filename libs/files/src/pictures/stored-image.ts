import type { FocalPoint } from '@tdt/contracts';

/** A picture as documents embed it; the width determines its variants. `image_order` counts from 0 within a type. */
export interface StoredImage<Type extends string = string> {
  url: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Tiny data URI. */
  placeholder: string;
  alt: string;
  /** What crops keep in view; the centre where it is missing. */
  focal?: FocalPoint | null | undefined;
  image_type: Type;
  image_order: number;
}

/** Numbers pictures that came in their order, within each type. */
export function numberedImages<Type extends string>(
  images: readonly Omit<StoredImage<Type>, 'image_order'>[],
): StoredImage<Type>[] {
  const counts = new Map<Type, number>();
  return images.map((image) => {
    const image_order = counts.get(image.image_type) ?? 0;
    counts.set(image.image_type, image_order + 1);
    return { ...image, image_order };
  });
}

/** Stored pictures as forms load and send them, in their order. */
export const editableImages = <Type extends string>(images: readonly StoredImage<Type>[]) =>
  images
    .toSorted((a, b) => a.image_order - b.image_order)
    .map(({ image_order: _, focal = null, ...image }) => ({ ...image, focal }));

/** The pictures of one type, in their order. */
export function imagesOf<Type extends string>(images: readonly StoredImage<Type>[], type: Type): StoredImage<Type>[] {
  return images.filter(({ image_type }) => image_type === type).sort((a, b) => a.image_order - b.image_order);
}
