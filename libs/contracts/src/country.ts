import { z } from 'zod';
import { AtlasCountrySchema, WorldPartRefSchema } from './atlas.ts';
import { CountryRefSchema } from './country-ref.ts';
import { ImageSchema } from './image.ts';
import { listOf, pagingFields } from './list.ts';
import { SEARCH_TEXT_MAX } from './plain/constants.ts';
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
  /** `true`: only countries with recipes. */
  with_recipes: z.enum(['true', 'false']).default('false'),
});
export type CountryListQuery = z.infer<typeof CountryListQuerySchema>;

/** How a country was found. Unless it is `slug`, the page redirects to the canonical slug. */
export const CountryMatchSchema = z.enum(['slug', 'alias', 'name']);
export type CountryMatch = z.infer<typeof CountryMatchSchema>;

/** One country with its images (the collage shows `category` first, then `recipe`) and its newest recipes. */
export const CountryDetailSchema = CountryRefSchema.extend({
  id: z.string(),
  match: CountryMatchSchema,
  regions: z.array(z.string()),
  /** The pages of its regions, in their order. */
  world_parts: z.array(WorldPartRefSchema),
  recipe_description: z.string().nullable(),
  category_description: z.string().nullable(),
  polaroid: ImageSchema,
  category_images: z.array(ImageSchema),
  recipe_images: z.array(ImageSchema),
  /** Newest first, at most `PAGE_SIZE_MAX`. */
  recipes: z.array(RecipeCardSchema),
  /** The countries around it, those that have recipes first. */
  neighbours: z.array(AtlasCountrySchema),
  /** Of a country without recipes: the newest recipes around it. */
  nearby: z.array(RecipeCardSchema),
  /** Number of all its recipes. */
  recipe_count: z.int(),
  updated_at: z.iso.datetime(),
});
export type CountryDetail = z.infer<typeof CountryDetailSchema>;
