import { z } from 'zod';
import { FocalPointSchema, ImageSchema } from './image.ts';
import { listOf, pagingFields } from './list.ts';
import { SEARCH_TEXT_MAX, SLUG_PATTERN, VERSION_KINDS } from './plain/constants.ts';
import { PICTURE_LIMITS, PICTURE_USES, PLACE_STATES } from './plain/pictures.ts';
import { RECIPE_LIMITS } from './plain/recipes.ts';
import { readableText } from './readable-text.ts';

const text = (max: number) =>
  readableText()
    .max(max, { error: `${max} caractères au plus.` })
    .default('');

/** A picture of the library: an original that the site stores. */
export const AdminPictureRowSchema = z.strictObject({
  ...ImageSchema.shape,
  id: z.uuid(),
  /** `null`: the centre. As forms send it. */
  focal: FocalPointSchema.nullable(),
  /** Size of the stored file; `null`: not known. */
  bytes: z.int().nullable(),
  /** What the file was called that an editor sent; '' of one that is older than the library. */
  name: z.string(),
  credit: z.string(),
  /** Uploaded to the library: it stays, also without a place. */
  kept: z.boolean(),
  /** Number of its live places, counted within seconds after a save; 0: it is unused. */
  use_count: z.int(),
  /** The first of them. */
  uses: z.array(z.strictObject({ use: z.enum(PICTURE_USES), title: z.string() })),
  created_at: z.iso.datetime(),
  created_by: z.string().nullable(),
  revision: z.int(),
});
export type AdminPictureRow = z.infer<typeof AdminPictureRowSchema>;

export const AdminPictureListSchema = listOf(AdminPictureRowSchema);
export type AdminPictureList = z.infer<typeof AdminPictureListSchema>;

/** The newest first. With a search or a filter, `total` is at most `PICTURES_COUNTED_MAX`. */
export const AdminPictureQuerySchema = z.strictObject({
  ...pagingFields,
  /** Beginnings of words of the texts, the file's name, the titles and the countries of its places, in any order. */
  q: z.string().trim().max(SEARCH_TEXT_MAX).default(''),
  /** Slug of a country: itself, and its recipes. */
  pays: z.string().regex(SLUG_PATTERN).optional(),
  /** Only pictures with such a live place; `none`: without any. */
  use: z.enum([...PICTURE_USES, 'none']).optional(),
  /** `true`: only those that a place shows without alternative text, and unused ones that have none. */
  no_alt: z.enum(['true']).optional(),
});
export type AdminPictureQuery = z.infer<typeof AdminPictureQuerySchema>;

export const PicturePlaceSchema = z.strictObject({
  kind: z.enum(VERSION_KINDS),
  id: z.string(),
  title: z.string(),
  use: z.enum(PICTURE_USES),
  state: z.enum(PLACE_STATES),
  alt: z.string().nullable(),
  href: z.string(),
});

/** A picture with all its places as they are now, the live ones first. */
export const AdminPictureSchema = AdminPictureRowSchema.extend({ places: z.array(PicturePlaceSchema) });
export type AdminPicture = z.infer<typeof AdminPictureSchema>;

/** Its own texts and focal point: places that have none of their own follow. */
export const PictureUpdateSchema = z.strictObject({
  alt: text(RECIPE_LIMITS.alt),
  focal: FocalPointSchema.nullable().default(null),
  credit: text(PICTURE_LIMITS.credit),
  revision: z.int().min(1),
});
export type PictureUpdateInput = z.infer<typeof PictureUpdateSchema>;

/** The picture that takes the place of another one, which is at this revision. */
export const PictureReplacementSchema = z.strictObject({
  url: z.string().max(RECIPE_LIMITS.url),
  revision: z.int().min(1),
});
export type PictureReplacementInput = z.infer<typeof PictureReplacementSchema>;

/** What came of a change: of a replacement, `picture` is the new one. */
export const ChangedPictureSchema = z.strictObject({
  picture: AdminPictureSchema,
  /** Documents that were written. */
  changed: z.int(),
  /** Places that could not be changed, because others save there, or they are malformed: try again. */
  unchanged: z.array(PicturePlaceSchema),
});
export type ChangedPicture = z.infer<typeof ChangedPictureSchema>;
