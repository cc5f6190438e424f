import { z } from 'zod';
import { CountryRefSchema } from './country-ref.ts';
import { ImageSchema } from './image.ts';
import { DIFFICULTIES, RECIPE_TYPES } from './plain/constants.ts';

/** A recipe in a list. Times are free text, such as '1 heure 15 minutes'. */
export const RecipeCardSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  country: CountryRefSchema,
  type_recipe: z.enum(RECIPE_TYPES),
  difficulty: z.enum(DIFFICULTIES),
  preparation_time: z.string().nullable(),
  cooking_time: z.string().nullable(),
  cover: ImageSchema,
});
export type RecipeCard = z.infer<typeof RecipeCardSchema>;
