import type { PictureValue } from '@tdt/admin/editor';
import { CountryInputSchema } from '@tdt/contracts';
import { COUNTRY_IMAGES_MAX, type CountryImageType, RECIPE_LIMITS } from '@tdt/contracts/plain';
import { z } from 'zod';

const { shape } = CountryInputSchema;

/** '' of a control is `null` for the server. */
const orNull = (schema: z.ZodDefault<z.ZodNullable<z.ZodString>>) =>
  z
    .string()
    .transform((typed) => typed.trim() || null)
    .pipe(schema.unwrap());

const picture = z.custom<PictureValue>().superRefine(({ alt }, context) => {
  if (alt.trim().length <= RECIPE_LIMITS.alt) return;
  context.addIssue({ code: 'custom', path: ['alt'], message: `${RECIPE_LIMITS.alt} caractères au plus.` });
});

/** Most pictures of a type, in words. */
export const mostPictures = (type: CountryImageType): string =>
  COUNTRY_IMAGES_MAX[type] === 1 ? 'Une image au plus' : `${COUNTRY_IMAGES_MAX[type]} images au plus`;

const pictures = (type: CountryImageType) =>
  z.array(picture).max(COUNTRY_IMAGES_MAX[type], { error: `${mostPictures(type)}.` });

/** The contract's rules for the values of the form. Pictures pass with their files: the save sends those first. */
export const CountryFormSchema = z.object({
  name: shape.name,
  country_bon_appetit: shape.country_bon_appetit.unwrap(),
  particule_en_au: shape.particule_en_au.unwrap(),
  particule_de_du: shape.particule_de_du.unwrap(),
  adjectif: orNull(shape.adjectif),
  regions: z
    .array(z.object({ name: z.string() }))
    .transform((regions) => regions.map(({ name }) => name))
    .pipe(shape.regions.unwrap()),
  recipe_description: orNull(shape.recipe_description),
  category_description: orNull(shape.category_description),
  polaroid: pictures('polaroid'),
  recipe: pictures('recipe'),
  category: pictures('category'),
});

/** What the rules make of the form's values. */
export type CountryOutput = z.output<typeof CountryFormSchema>;
