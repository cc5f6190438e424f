import { z } from 'zod';
import { FocalPointSchema, ImageSchema } from './image.ts';
import { COUNTRY_IMAGE_TYPES, STEP_MEDIA_TYPES } from './plain/constants.ts';
import { NEW_COUNTRY, UPLOAD_FOLDERS } from './plain/media.ts';
import { RECIPE_LIMITS } from './plain/recipes.ts';
import { readableText } from './readable-text.ts';

/** A picture as editors write it: what its upload returned, an alternative text and a focal point. */
export const SavedImageSchema = z.strictObject({
  /** A picture of this site. */
  url: z
    .string()
    .max(RECIPE_LIMITS.url)
    .regex(/^\/media\//, { error: "Cette image n'est pas un fichier du site." }),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  placeholder: z
    .string()
    .max(4000)
    .regex(/^(?:data:image\/.*)?$/),
  alt: readableText()
    .max(RECIPE_LIMITS.alt, { error: `${RECIPE_LIMITS.alt} caractères au plus.` })
    .default(''),
  focal: FocalPointSchema.nullable().default(null),
});
export type SavedImage = z.infer<typeof SavedImageSchema>;

/** The same in a file of content. `image_order` counts from 0 within its type. */
export const imageSeedSchema = <const Types extends readonly string[]>(types: Types) =>
  SavedImageSchema.extend({
    focal: FocalPointSchema.nullish(),
    image_type: z.enum(types),
    image_order: z.int().min(0),
  });

/** A folder that editors upload to; see `countryFolder`. */
export const UploadFolderSchema = z.union([
  z.enum(UPLOAD_FOLDERS),
  z.templateLiteral(['countries/', z.union([z.uuid(), z.literal(NEW_COUNTRY)]), '/', z.enum(COUNTRY_IMAGE_TYPES)]),
]);

/** Where an upload goes. */
export const UploadQuerySchema = z.strictObject({ folder: UploadFolderSchema });

/** Which file to remove: its address on this site. */
export const MediaQuerySchema = z.strictObject({ url: z.string().max(RECIPE_LIMITS.url) });

/** A stored upload. A video has no size in pixels, no placeholder and no variants. */
export const UploadedFileSchema = z.strictObject({
  ...ImageSchema.omit({ alt: true, focal: true }).shape,
  type: z.enum(STEP_MEDIA_TYPES),
  /** Size of the stored file. */
  bytes: z.int(),
  /** The picture in the library; its text and focal point are those that it has there. */
  picture: z
    .strictObject({
      id: z.uuid(),
      alt: z.string(),
      focal: FocalPointSchema.nullable(),
      /** The same pixels were on the site: nothing was stored. */
      is_known: z.boolean(),
    })
    .optional(),
});
export type UploadedFile = z.infer<typeof UploadedFileSchema>;

/** The files of one upload, in their order. */
export const UploadedFilesSchema = z.strictObject({ items: z.array(UploadedFileSchema) });
export type UploadedFiles = z.infer<typeof UploadedFilesSchema>;
