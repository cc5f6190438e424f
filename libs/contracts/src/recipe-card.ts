import { z } from 'zod';
import { CountryRefSchema } from './country-ref.ts';
import { ImageSchema } from './image.ts';
import { DIFFICULTIES, RECIPE_TYPES } from './plain/constants.ts';

/** A recipe in a list. Times are free text, such as '1 heure 15 minutes'. */
export const RecipeCardSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** `null`: it has none. */
  country: CountryRefSchema.nullable(),
  type_recipe: z.enum(RECIPE_TYPES),
  difficulty: z.enum(DIFFICULTIES),
  preparation_time: z.string().nullable(),
  cooking_time: z.string().nullable(),
  cover: ImageSchema,
  /** Minutes of preparation, cooking and rest together; `null`: the recipe states no time. */
  total_minutes: z.int().nullable(),
  /** Minutes of rest among them; `null`: it states none. */
  rest_minutes: z.int().nullable(),
});
export type RecipeCard = z.infer<typeof RecipeCardSchema>;
