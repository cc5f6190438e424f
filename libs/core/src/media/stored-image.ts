/** A picture as documents embed it; the width determines its variants. `image_order` counts from 0 within a type. */
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

/** Fields of the schema of pictures of these types. */
export const imageFields = (types: readonly string[]) => ({
  url: { type: String, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
  placeholder: { type: String, default: '' },
  alt: { type: String, default: '' },
  image_type: { type: String, required: true, enum: [...types] },
  image_order: { type: Number, required: true },
});

/** The pictures of one type, in their order. */
export function imagesOf<Type extends string>(images: readonly StoredImage<Type>[], type: Type): StoredImage<Type>[] {
  return images.filter(({ image_type }) => image_type === type).sort((a, b) => a.image_order - b.image_order);
}
