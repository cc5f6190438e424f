import { z } from 'zod';
import { CountryRefSchema } from './country-ref.ts';
import { ImageSchema } from './image.ts';
import { SeoSchema } from './page.ts';
import { RECIPE_TYPE_CODES } from './plain/constants.ts';
import { RecipeCardSchema } from './recipe-card.ts';

/** A mood card: a country with recipes, an excerpt of 12 words, and a tilt of ±10 to ±15 degrees. */
export const MoodSchema = z.strictObject({
  country: CountryRefSchema,
  excerpt: z.string(),
  polaroid: ImageSchema,
  tilt: z.int(),
});
export type Mood = z.infer<typeof MoodSchema>;

export const HomeCategorySchema = z.strictObject({
  type: z.enum(RECIPE_TYPE_CODES),
  title: z.string(),
  recipes: z.array(RecipeCardSchema),
});
export type HomeCategory = z.infer<typeof HomeCategorySchema>;

/** Everything the home page shows. The server makes new random choices for each response. */
export const HomeSchema = z.strictObject({
  hero: RecipeCardSchema.nullable(),
  moods: z.array(MoodSchema),
  categories: z.array(HomeCategorySchema),
  seo: SeoSchema.nullable(),
});
export type Home = z.infer<typeof HomeSchema>;
