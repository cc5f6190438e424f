import { z } from 'zod';
import { ALLERGENS, DIETS, DIFFICULTIES, RECIPE_TYPES, STEP_MEDIA_TYPES } from './plain/constants.ts';
import { RECIPE_LIMITS, RECIPE_MESSAGES } from './plain/recipes.ts';
import { readableText } from './readable-text.ts';

/** The longest text that is accepted. */
const atMost = (length: number) => [length, { error: `${length} caractères au plus.` }] as const;
const heading = readableText()
  .max(...atMost(RECIPE_LIMITS.title))
  .nullable()
  .default(null);
const groupName = readableText().max(...atMost(RECIPE_LIMITS.groupName));
const prose = readableText().max(...atMost(RECIPE_LIMITS.prose));
/** Free text: "1 heure 20 minutes". */
const duration = readableText()
  .max(...atMost(RECIPE_LIMITS.duration))
  .nullable()
  .default(null);
const required = (error: string) => readableText(error).min(1, { error });

/** A file of this site, or an https URL elsewhere (YouTube): `stepMediaOf` of the domain says which, and why not. */
export const StepMediaInputSchema = z.strictObject({
  type: z.enum(STEP_MEDIA_TYPES),
  url: z
    .string()
    .trim()
    .max(...atMost(RECIPE_LIMITS.url)),
  /** Of a video file: the text of a WebVTT or SubRip file, which `captionsOf` of the domain reads. */
  captions: readableText()
    .max(...atMost(RECIPE_LIMITS.captions))
    .optional(),
});

export const ingredientFields = {
  name: required(RECIPE_MESSAGES.ingredientIncomplete).max(...atMost(RECIPE_LIMITS.ingredientName)),
  /** A number and perhaps a unit ("45 cl", "1 cuillère à soupe"), or "au goût". */
  quantity: required(RECIPE_MESSAGES.ingredientIncomplete).max(...atMost(RECIPE_LIMITS.quantity)),
  /** One of the recipe's groups. */
  group: groupName.nullable().default(null),
};

export const stepFields = {
  description: required(RECIPE_MESSAGES.stepIncomplete).max(...atMost(RECIPE_LIMITS.stepDescription)),
  group: groupName.nullable().default(null),
  duree_preparation: duration,
  duree_cuisson: duration,
  duree_repos: duration,
  media: StepMediaInputSchema.nullish(),
};

/** The same limits for a draft, which may lack all but a title. Servings of 0 are not known yet. */
export const draftFields = {
  description: prose.default(''),
  servings: z
    .int({ error: RECIPE_MESSAGES.servings })
    .min(0)
    .max(RECIPE_LIMITS.servings, { error: `${RECIPE_LIMITS.servings} portions au plus.` })
    .default(0),
  ingredient: {
    ...ingredientFields,
    name: readableText().max(...atMost(RECIPE_LIMITS.ingredientName)),
    quantity: readableText().max(...atMost(RECIPE_LIMITS.quantity)),
  },
  step: { ...stepFields, description: readableText().max(...atMost(RECIPE_LIMITS.stepDescription)) },
};

/** Fields of a recipe that its editor and imports write under the same rules, in the order in which they are checked. */
export const recipeFields = {
  title: required(RECIPE_MESSAGES.title).max(...atMost(RECIPE_LIMITS.title)),
  description: required(RECIPE_MESSAGES.description).pipe(prose),
  servings: z
    .int({ error: RECIPE_MESSAGES.servings })
    .min(1, { error: RECIPE_MESSAGES.servings })
    .max(RECIPE_LIMITS.servings, { error: `${RECIPE_LIMITS.servings} portions au plus.` }),
  difficulty: z.enum(DIFFICULTIES, { error: RECIPE_MESSAGES.difficulty }),
  type_recipe: z.enum(RECIPE_TYPES).default('plat'),
  preparation_time: duration,
  cooking_time: duration,
  cultural_context: prose.nullable().default(null),
  cultural_context_title: heading,
  ingredients_title: heading,
  steps_title: heading,
  groups: z
    .array(groupName)
    .max(RECIPE_LIMITS.groups, { error: `${RECIPE_LIMITS.groups} groupes au plus.` })
    .default([]),
  prep_tips: z
    .array(readableText().max(...atMost(RECIPE_LIMITS.tip)))
    .max(RECIPE_LIMITS.tips, { error: `${RECIPE_LIMITS.tips} conseils au plus.` })
    .default([]),
  /** Where the editor knows better than the rule of `dietsOf`: `true`: it suits the diet, contains the allergen. */
  diet_corrections: z.partialRecord(z.enum([...DIETS, ...ALLERGENS]), z.boolean()).default({}),
};

/** At least one ingredient, at least one step; a draft has none perhaps. */
export const ingredientsOf = <T extends z.ZodType>(item: T, min = 1) =>
  z
    .array(item)
    .min(min, { error: RECIPE_MESSAGES.noIngredient })
    .max(RECIPE_LIMITS.ingredients, { error: `${RECIPE_LIMITS.ingredients} ingrédients au plus.` });
export const stepsOf = <T extends z.ZodType>(item: T, min = 1) =>
  z
    .array(item)
    .min(min, { error: RECIPE_MESSAGES.noStep })
    .max(RECIPE_LIMITS.steps, { error: `${RECIPE_LIMITS.steps} étapes au plus.` });

/** A recipe's pictures; one of them may be the cover. */
export const imagesOf = <T extends z.ZodType<{ image_type: string }>>(item: T) =>
  z
    .array(item)
    .max(RECIPE_LIMITS.images, { error: `${RECIPE_LIMITS.images} images au plus.` })
    .refine((images) => images.filter(({ image_type }) => image_type === 'cover').length <= 1, {
      error: 'Une seule image principale.',
      params: { english: 'More than one cover' },
    });
