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

/** The pictures of one type, in their order. */
export function imagesOf<Type extends string>(images: readonly StoredImage<Type>[], type: Type): StoredImage<Type>[] {
  return images.filter(({ image_type }) => image_type === type).sort((a, b) => a.image_order - b.image_order);
}
