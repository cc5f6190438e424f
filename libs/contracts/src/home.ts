import { z } from 'zod';
import { RECIPE_TYPE_CODES } from './constants.ts';
import { CountryRefSchema } from './country-ref.ts';
import { ImageSchema } from './image.ts';
import { SeoSchema } from './page.ts';
import { RecipeCardSchema } from './recipe-card.ts';

/** A mood card: a country that has recipes; `tilt` in degrees, 10 to 15 to either side; `excerpt` of 12 words. */
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

/** All that the home page shows; the choices at random are made here, once per answer. */
export const HomeSchema = z.strictObject({
  hero: RecipeCardSchema.nullable(),
  moods: z.array(MoodSchema),
  categories: z.array(HomeCategorySchema),
  seo: SeoSchema.nullable(),
});
export type Home = z.infer<typeof HomeSchema>;
