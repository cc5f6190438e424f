import { z } from 'zod';
import { SEARCH_TEXT_MAX } from './constants.ts';
import { CountryRefSchema } from './country-ref.ts';
import { ImageSchema } from './image.ts';
import { listOf, pagingFields } from './list.ts';
import { RecipeCardSchema } from './recipe-card.ts';

export const CountryListItemSchema = CountryRefSchema.extend({
  id: z.string(),
  regions: z.array(z.string()),
  recipe_count: z.int(),
  polaroid: ImageSchema,
});
export type CountryListItem = z.infer<typeof CountryListItemSchema>;

export const CountryListSchema = listOf(CountryListItemSchema);
export type CountryList = z.infer<typeof CountryListSchema>;

export const CountryListQuerySchema = z.strictObject({
  ...pagingFields,
  q: z.string().trim().max(SEARCH_TEXT_MAX).default(''),
  /** `true`: only the countries that have recipes. */
  with_recipes: z.enum(['true', 'false']).default('false'),
});
export type CountryListQuery = z.infer<typeof CountryListQuerySchema>;

/** How a country was found; anything but `slug` makes a page redirect to the canonical slug. */
export const CountryMatchSchema = z.enum(['slug', 'alias', 'name']);
export type CountryMatch = z.infer<typeof CountryMatchSchema>;

/** One country with its images (collage: `category` then `recipe`) and the newest of its recipes. */
export const CountryDetailSchema = CountryRefSchema.extend({
  id: z.string(),
  match: CountryMatchSchema,
  regions: z.array(z.string()),
  recipe_description: z.string().nullable(),
  category_description: z.string().nullable(),
  polaroid: ImageSchema,
  category_images: z.array(ImageSchema),
  recipe_images: z.array(ImageSchema),
  /** The newest first, `PAGE_SIZE_MAX` at most. */
  recipes: z.array(RecipeCardSchema),
  /** Of all its recipes. */
  recipe_count: z.int(),
  updated_at: z.iso.datetime(),
});
export type CountryDetail = z.infer<typeof CountryDetailSchema>;
