import { z } from 'zod';
import { IMAGE_FORMATS } from './plain/constants.ts';
import { FOCAL_STEPS } from './plain/media.ts';

const tenth = z.int().min(0).max(FOCAL_STEPS);

/** The point that every crop keeps in view, in tenths of width and height. */
export const FocalPointSchema = z.strictObject({ x: tenth, y: tenth });
export type FocalPoint = z.infer<typeof FocalPointSchema>;

export const ImageVariantSchema = z.strictObject({ type: z.enum(IMAGE_FORMATS), width: z.int(), url: z.string() });
export type ImageVariant = z.infer<typeof ImageVariantSchema>;

/** A picture on a page. `width` and `height` are the original's, in pixels; `placeholder` is a tiny data URI. */
export const ImageSchema = z.strictObject({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  alt: z.string(),
  /** Missing: the centre. */
  focal: FocalPointSchema.optional(),
  variants: z.array(ImageVariantSchema),
});
export type Image = z.infer<typeof ImageSchema>;
