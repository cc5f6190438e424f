import { Schema } from 'mongoose';
import { PART_OPTIONS } from '../database/models.ts';

/** A picture as documents embed it; its variants follow from its width. `image_order` counts from 0 within a type. */
export interface StoredImage<Type extends string = string> {
  url: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Tiny data URI. */
  placeholder: string;
  alt: string;
  image_type: Type;
  image_order: number;
}

/** The schema of pictures of these types. */
export function imageSchema(types: readonly string[]) {
  return new Schema(
    {
      url: { type: String, required: true },
      width: { type: Number, required: true },
      height: { type: Number, required: true },
      placeholder: { type: String, default: '' },
      alt: { type: String, default: '' },
      image_type: { type: String, required: true, enum: [...types] },
      image_order: { type: Number, required: true },
    },
    PART_OPTIONS,
  );
}

/** The pictures of one type, in their order. */
export function imagesOf<Type extends string>(images: readonly StoredImage<Type>[], type: Type): StoredImage<Type>[] {
  return images.filter(({ image_type }) => image_type === type).sort((a, b) => a.image_order - b.image_order);
}
