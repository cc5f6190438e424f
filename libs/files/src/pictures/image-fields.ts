import type { FocalPoint } from '@tdt/contracts';
import { nullable, partSchema, required } from '@tdt/database/fields';

export const focalSchema = partSchema<FocalPoint>({ x: required(Number), y: required(Number) });

/** Fields of the schema of pictures of these types. */
export const imageFields = (types: readonly string[]) => ({
  url: { type: String, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
  placeholder: { type: String, default: '' },
  alt: { type: String, default: '' },
  focal: nullable(focalSchema),
  image_type: { type: String, required: true, enum: [...types] },
  image_order: { type: Number, required: true },
});
