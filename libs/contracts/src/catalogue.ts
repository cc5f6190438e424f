import { z } from 'zod';
import { listOf, pagingFields } from './list.ts';
import {
  DIETS,
  DIFFICULTIES,
  PAGE_SIZE_MAX,
  RECIPE_SORTS,
  RECIPE_TYPE_CODES,
  SEARCH_TEXT_MAX,
  SLUG_PATTERN,
  TIME_LIMITS,
} from './plain/constants.ts';
import { RecipeCardSchema } from './recipe-card.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const UUIDS = new RegExp(`^${UUID}(?:,${UUID}){0,${PAGE_SIZE_MAX - 1}}$`, 'i');

/**
 * Catalogue search by words and filters. `pays` is a country slug. `ids` (one page at most) asks for these recipes in
 * this order; paging and `sort` then have no effect.
 */
export const CatalogueQuerySchema = z.strictObject({
  ...pagingFields,
  q: z.string().trim().max(SEARCH_TEXT_MAX).default(''),
  pays: z.string().regex(SLUG_PATTERN).optional(),
  type: z.enum(RECIPE_TYPE_CODES).optional(),
  difficulte: z.enum(DIFFICULTIES).optional(),
  /** At most so many minutes in all. */
  duree: z.enum(TIME_LIMITS).optional(),
  /** The diets that a recipe must suit, all of them: `regime=vegan&regime=sans-gluten`. */
  regime: z
    .union([z.enum(DIETS), z.array(z.enum(DIETS)).max(DIETS.length)])
    .transform((diets) => [diets].flat())
    .optional(),
  ids: z
    .string()
    .regex(UUIDS)
    .transform((ids) => [...new Set(ids.toLowerCase().split(','))])
    .optional(),
  /** Without one: by where the words were found (title, country, ingredients), else the newest first. */
  sort: z.enum(RECIPE_SORTS).optional(),
});
export type CatalogueQuery = z.infer<typeof CatalogueQuerySchema>;

export const FacetSchema = z.strictObject({ value: z.string(), label: z.string(), count: z.int() });
export type Facet = z.infer<typeof FacetSchema>;

/** Counts per value of each filter, given the search text and the other filters. */
export const FacetsSchema = z.strictObject({
  pays: z.array(FacetSchema),
  type: z.array(FacetSchema),
  difficulte: z.array(FacetSchema),
  /** A recipe of 20 minutes counts for every limit. */
  duree: z.array(FacetSchema),
  /** How many are left with this diet as well. */
  regime: z.array(FacetSchema),
});
export type Facets = z.infer<typeof FacetsSchema>;

export const CatalogueResultSchema = listOf(RecipeCardSchema).extend({
  facets: FacetsSchema,
  /** The search that found these recipes, if `q` itself finds nothing: corrected, or without some of its words. */
  shown_q: z.string().optional(),
  /** Whether a diet, or a food that must not be in the dish, was asked for: the site deduces both from ingredients. */
  by_diet: z.boolean().optional(),
  /** What of `q` was not understood, so that nothing is found, or what the site cannot promise of what is: sentences. */
  notice: z.string().optional(),
});
export type CatalogueResult = z.infer<typeof CatalogueResultSchema>;
