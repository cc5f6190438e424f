import { z } from 'zod';
import { CountryMatchSchema } from './country.ts';
import { CountryRefSchema } from './country-ref.ts';
import { counting } from './list.ts';
import { MENUS_MAX, RECIPE_TYPE_CODES } from './plain/constants.ts';
import { RecipeCardSchema } from './recipe-card.ts';

export const MenuQuerySchema = z.strictObject({ menu: counting(MENUS_MAX, 1) });

/** A piece of a recipe's time. */
const MenuStageSchema = z.strictObject({
  kind: z.enum(['preparation', 'cooking', 'rest']),
  minutes: z.int().min(1),
  /** Numbers of the recipe's steps that it takes, from 1; `null`: its steps state no work. */
  steps: z.tuple([z.int(), z.int()]).nullable(),
});

/** One course, and what it keeps the cook and the stove busy with, in order. */
export const MenuCourseSchema = z.strictObject({
  type: z.enum(RECIPE_TYPE_CODES),
  recipe: RecipeCardSchema,
  /** Whether it comes from a country nearby. */
  is_borrowed: z.boolean(),
  stages: z.array(MenuStageSchema),
});
export type MenuCourse = z.infer<typeof MenuCourseSchema>;

/** A meal of a country: starter, main course and dessert, as far as there are any. */
export const MenuSchema = z.strictObject({
  country: CountryRefSchema,
  match: CountryMatchSchema,
  /** Which of its menus this is, from 1, and how many there are. */
  number: z.int(),
  menus: z.int(),
  courses: z.array(MenuCourseSchema),
});
export type Menu = z.infer<typeof MenuSchema>;
