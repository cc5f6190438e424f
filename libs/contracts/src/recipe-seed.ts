import { z } from 'zod';
import { RECIPE_IMAGE_TYPES } from './plain/constants.ts';
import { SEO_LIMITS } from './plain/recipes.ts';
import { PublicationSchema } from './publication.ts';
import {
  draftFields,
  imagesOf,
  ingredientFields,
  ingredientsOf,
  recipeFields,
  stepFields,
  stepsOf,
} from './recipe-fields.ts';
import { imageSeedSchema } from './saved-image.ts';

/** A recipe in an import file, checked by the editor's rules. Unknown fields are refused: they may be typos. */
export const RecipeSeedSchema = z.strictObject({
  /** Of an exported recipe: a later title or country then makes no second recipe of it. */
  id: z.uuid().optional(),
  ...recipeFields,
  /** A country's name or alias; `null`: none. */
  country: z
    .string({ error: 'Le pays est obligatoire.' })
    .trim()
    .min(1, { error: 'Le pays est obligatoire.' })
    .max(80)
    .nullable(),
  ingredients: ingredientsOf(z.strictObject(ingredientFields)),
  steps: stepsOf(z.strictObject({ ...stepFields, step_order: z.int().min(1).optional() })),
  images: imagesOf(imageSeedSchema(RECIPE_IMAGE_TYPES)).optional(),
  created_at: z.coerce.date().optional(),
  /** Without it, the recipe is public. */
  publication: PublicationSchema.optional(),
  seo: z
    .strictObject({
      title: z.string().max(SEO_LIMITS.title),
      description: z.string().max(SEO_LIMITS.description),
      keywords: z.string().max(SEO_LIMITS.keywords),
    })
    .optional(),
});

/** The same for a draft, which needs a title only. */
export const DraftSeedSchema = RecipeSeedSchema.extend({
  description: draftFields.description,
  servings: draftFields.servings,
  difficulty: recipeFields.difficulty.default('facile'),
  country: RecipeSeedSchema.shape.country.default(null),
  ingredients: ingredientsOf(z.strictObject(draftFields.ingredient), 0).default([]),
  steps: stepsOf(z.strictObject({ ...draftFields.step, step_order: z.int().min(1).optional() }), 0).default([]),
});

/** A parsed recipe, defaults included. The database adds the slug, and an id if there is none. */
export type RecipeSeed = z.infer<typeof RecipeSeedSchema>;
