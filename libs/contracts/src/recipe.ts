import { z } from 'zod';
import { ImageSchema } from './image.ts';
import { SeoSchema } from './page.ts';
import { ALLERGENS, DIETS, RECIPE_TYPE_CODES, STEP_MEDIA_TYPES } from './plain/constants.ts';
import { RecipeCardSchema } from './recipe-card.ts';

export const IngredientSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  quantity: z.string(),
  group: z.string().nullable(),
});
export type Ingredient = z.infer<typeof IngredientSchema>;

export const StepMediaSchema = z.strictObject({
  type: z.enum(STEP_MEDIA_TYPES),
  url: z.string(),
  /** Of a video file: its captions as WebVTT. */
  captions: z.string().optional(),
});
export type StepMedia = z.infer<typeof StepMediaSchema>;

export const RecipeStepSchema = z.strictObject({
  id: z.string(),
  step_order: z.int(),
  description: z.string(),
  group: z.string().nullable(),
  duree_preparation: z.string().nullable(),
  duree_cuisson: z.string().nullable(),
  duree_repos: z.string().nullable(),
  media: StepMediaSchema.nullable(),
});
export type RecipeStep = z.infer<typeof RecipeStepSchema>;

/** By the ingredients; `unchecked` are names of those that the site does not know. */
export const RecipeAllergensSchema = z.strictObject({
  contained: z.array(z.enum(ALLERGENS)),
  /** Some brands or sorts of an ingredient contain it. */
  possible: z.array(z.enum(ALLERGENS)),
  unchecked: z.array(z.string()),
});
export type RecipeAllergens = z.infer<typeof RecipeAllergensSchema>;

/** How a recipe was found. Pages redirect `former` slugs with 301 and `keyword` matches with 302. */
export const RecipeMatchSchema = z.enum(['id', 'slug', 'former', 'keyword']);
export type RecipeMatch = z.infer<typeof RecipeMatchSchema>;

/**
 * Everything a recipe's page shows. The server fills `country_images` to at least 4 and `dish_images` to at least 3,
 * with defaults if necessary.
 */
export const RecipeDetailSchema = RecipeCardSchema.extend({
  match: RecipeMatchSchema,
  description: z.string(),
  servings: z.int(),
  cultural_context: z.string().nullable(),
  cultural_context_title: z.string().nullable(),
  ingredients_title: z.string().nullable(),
  steps_title: z.string().nullable(),
  groups: z.array(z.string()),
  prep_tips: z.array(z.string()),
  ingredients: z.array(IngredientSchema),
  /** The diets that it surely suits. */
  diets: z.array(z.enum(DIETS)),
  allergens: RecipeAllergensSchema,
  steps: z.array(RecipeStepSchema),
  /** `null` without a country, as is its text. */
  country_title: z.string().nullable(),
  country_text: z.string().nullable(),
  /** As after "cuisine": "japonaise". */
  country_adjectif: z.string().nullable(),
  country_images: z.array(ImageSchema),
  dish_images: z.array(ImageSchema),
  seo: SeoSchema.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type RecipeDetail = z.infer<typeof RecipeDetailSchema>;

export const RelatedRecipesQuerySchema = z.strictObject({ type: z.enum(RECIPE_TYPE_CODES).optional() });

export const RelatedRecipesSchema = z.strictObject({ items: z.array(RecipeCardSchema) });
export type RelatedRecipes = z.infer<typeof RelatedRecipesSchema>;
