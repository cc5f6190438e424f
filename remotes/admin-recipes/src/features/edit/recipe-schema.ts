import type { PictureValue } from '@tdt/admin/editor';
import {
  draftFields,
  ingredientFields,
  ingredientsOf,
  PublicationSchema,
  recipeFields,
  SavedImageSchema,
  SeoInputSchema,
  stepFields,
  stepsOf,
} from '@tdt/contracts';
import { DIFFICULTIES, RECIPE_LIMITS, RECIPE_TYPES } from '@tdt/contracts/plain';
import { captionsOf } from '@tdt/domain/recipes';
import { z } from 'zod';
import type { MediaValue, RecipeValues } from './recipe-values.ts';

/** '' of a control is `null` for the server. */
const orNull = (schema: z.ZodDefault<z.ZodNullable<z.ZodString>>) =>
  z
    .string()
    .transform((typed) => typed.trim() || null)
    .pipe(schema.unwrap());

const group = orNull(ingredientFields.group);
const { title, description, servings, difficulty } = recipeFields;

const seoField = (name: Exclude<keyof RecipeValues['seo'], 'revision'>) => orNull(SeoInputSchema.shape[name]);

const { alt } = SavedImageSchema.shape;

/** A picture: the editor writes its alternative text, the save uploads and checks the rest. */
const picture = z.custom<PictureValue>().superRefine((value, { addIssue }) => {
  for (const { message } of alt.safeParse(value.alt).error?.issues ?? []) {
    addIssue({ code: 'custom', path: ['alt'], message });
  }
});

const media = z.custom<MediaValue | null>().superRefine((value, { addIssue }) => {
  const captions = captionsOf(value?.captions ?? '');
  if ('refusal' in captions) addIssue({ code: 'custom', path: ['captions'], message: captions.refusal });
});

const ingredientOf = ({ name, quantity }: Pick<typeof ingredientFields, 'name' | 'quantity'>) =>
  z.object({ id: z.string(), name, quantity, group });

const stepOf = (text: typeof stepFields.description) =>
  z.object({
    id: z.string(),
    description: text,
    group,
    duree_preparation: orNull(stepFields.duree_preparation),
    duree_cuisson: orNull(stepFields.duree_cuisson),
    duree_repos: orNull(stepFields.duree_repos),
    media,
  });

const NUMBER_NEEDED = 'Écrivez un nombre, comme 4.';

/** A number, or the only one among words: "4 personnes". What has none, or several, is refused with what to type. */
const numberOf = (schema: z.ZodType<number, number>) =>
  z
    .string()
    .trim()
    .transform((typed, { addIssue }) => {
      if (!Number.isNaN(Number(typed))) return Number(typed);
      const [, only] = /^[^\d,.-]*(\d+)[^\d,.-]*$/.exec(typed) ?? [];
      if (only !== undefined) return Number(only);
      addIssue({ code: 'custom', message: NUMBER_NEEDED });
      return z.NEVER;
    })
    .pipe(schema);

/** The fields of the form in the order in which a save checks them. */
const fields = {
  title,
  description,
  servings: numberOf(servings),
  difficulty: difficulty.or(z.enum(DIFFICULTIES)),
  ingredients: ingredientsOf(ingredientOf(ingredientFields)),
  steps: stepsOf(stepOf(stepFields.description)),
  country_id: z.string().transform((id) => id || null),
  type_recipe: z.enum(RECIPE_TYPES),
  preparation_time: orNull(recipeFields.preparation_time),
  cooking_time: orNull(recipeFields.cooking_time),
  cultural_context: orNull(recipeFields.cultural_context),
  cultural_context_title: orNull(recipeFields.cultural_context_title),
  ingredients_title: orNull(recipeFields.ingredients_title),
  steps_title: orNull(recipeFields.steps_title),
  groups: z
    .array(z.object({ name: z.string() }))
    .transform((groups) => groups.map(({ name }) => name))
    .pipe(recipeFields.groups.unwrap()),
  prep_tips: z
    .array(z.object({ text: z.string() }))
    .transform((tips) => tips.map(({ text }) => text.trim()).filter(Boolean))
    .pipe(recipeFields.prep_tips.unwrap()),
  diet_corrections: recipeFields.diet_corrections.unwrap(),
  cover: picture.nullable(),
  dishes: z.array(picture),
  others: z.custom<RecipeValues['others']>(),
  seo: z.object({
    title: seoField('title'),
    description: seoField('description'),
    keywords: seoField('keywords'),
    canonical_url: seoField('canonical_url'),
    og_image_url: seoField('og_image_url'),
    revision: z.number(),
  }),
  publication: PublicationSchema,
};

const withPictureLimit = <T extends z.ZodType<Pick<RecipeValues, 'cover' | 'dishes' | 'others'>>>(schema: T) =>
  schema.superRefine(({ cover, dishes, others }, { addIssue }) => {
    if ((cover ? 1 : 0) + dishes.length + others.length <= RECIPE_LIMITS.images) return;
    addIssue({ code: 'custom', path: ['dishes'], message: `${RECIPE_LIMITS.images} images au plus.` });
  });

/**
 * The editor's rules, those of the contract for the values of the form. Media of steps pass but for their captions: the
 * save uploads and checks them.
 */
const WholeRecipeSchema = withPictureLimit(z.object(fields));

/** What the rules make of the form's values: ready for the server, but for pictures and media. */
export type RecipeOutput = z.output<typeof WholeRecipeSchema>;

/** A draft needs a title only. */
export const DraftRecipeSchema = withPictureLimit(
  z.object({
    ...fields,
    description: draftFields.description.unwrap(),
    servings: numberOf(draftFields.servings.unwrap()),
    ingredients: ingredientsOf(ingredientOf(draftFields.ingredient), 0),
    steps: stepsOf(stepOf(draftFields.step.description), 0),
  }),
);

/** The rules of a form: those of a draft, or of a whole recipe. */
export const formRules = (isDraft: (values: RecipeValues) => boolean) =>
  z.custom<RecipeValues>().transform((values, { addIssue }): RecipeOutput => {
    const { data, error } = (isDraft(values) ? DraftRecipeSchema : WholeRecipeSchema).safeParse(values);
    for (const { path, message } of error?.issues ?? []) addIssue({ code: 'custom', path, message });
    return data ?? z.NEVER;
  });

/** The rules of what the save makes of the recipe. */
export const RecipeFormSchema = formRules(({ publication }) => publication.state === 'draft');

/** The fields in the order of the rules, to find the first broken one. */
export const RULE_ORDER = Object.keys(fields) as (keyof RecipeValues)[];
