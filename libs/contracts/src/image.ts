import { z } from 'zod';
import { IMAGE_FORMATS } from './constants.ts';

export const ImageVariantSchema = z.strictObject({ type: z.enum(IMAGE_FORMATS), width: z.int(), url: z.string() });
export type ImageVariant = z.infer<typeof ImageVariantSchema>;

/** A picture as pages show it. `width` and `height` in pixels of the original; `placeholder` is a tiny data URI. */
export const ImageSchema = z.strictObject({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  alt: z.string(),
  variants: z.array(ImageVariantSchema),
});
export type Image = z.infer<typeof ImageSchema>;
