import { z } from 'zod';
import { RECIPE_IMAGE_TYPES } from './plain/constants.ts';
import { SEO_LIMITS } from './plain/recipes.ts';
import { imagesOf, ingredientFields, ingredientsOf, recipeFields, stepFields, stepsOf } from './recipe-fields.ts';
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
  seo: z
    .strictObject({
      title: z.string().max(SEO_LIMITS.title),
      description: z.string().max(SEO_LIMITS.description),
      keywords: z.string().max(SEO_LIMITS.keywords),
    })
    .optional(),
});

/** A parsed recipe, defaults included. The database adds the slug, and an id if there is none. */
export type RecipeSeed = z.infer<typeof RecipeSeedSchema>;
