import { z } from 'zod';
import { imageSeedSchema } from './image.ts';
import { DIFFICULTIES, RECIPE_IMAGE_TYPES, RECIPE_TYPES, STEP_MEDIA_TYPES } from './plain/constants.ts';

const title = z.string().trim().max(200).nullable().default(null);
const words = z.string().trim().max(200);
const prose = z.string().trim().max(20_000);
/** Free text: "1 heure 20 minutes". */
const duration = z.string().trim().max(80).nullable().default(null);
const required = (error: string) => z.string({ error }).trim().min(1, { error });

const INGREDIENT_INCOMPLETE = "Veuillez remplir tous les noms d'ingrédients et les quantités.";

const ingredient = z.strictObject({
  name: required(INGREDIENT_INCOMPLETE).max(200),
  /** A number and perhaps a unit ("45 cl", "1 cuillère à soupe"), or "au goût". */
  quantity: required(INGREDIENT_INCOMPLETE).max(100),
  /** One of the recipe's groups. */
  group: words.nullable().default(null),
});

/** A file of this site, or an https URL elsewhere (YouTube). */
const media = z.strictObject({
  type: z.enum(STEP_MEDIA_TYPES),
  url: z
    .string()
    .max(500)
    .regex(/^(?:https:\/\/|\/media\/)/),
});

const step = z.strictObject({
  step_order: z.int().min(1).optional(),
  description: required("Veuillez remplir toutes les descriptions d'étapes.").max(5000),
  group: words.nullable().default(null),
  duree_preparation: duration,
  duree_cuisson: duration,
  duree_repos: duration,
  media: media.nullish(),
});

/** A recipe in an import file, checked by the editor's rules. Unknown fields are refused: they may be typos. */
export const RecipeSeedSchema = z.strictObject({
  title: required('Le titre est obligatoire.').max(200),
  description: required('La description est obligatoire.').pipe(prose),
  /** A country's name or alias. */
  country: required('Le pays est obligatoire.').max(80),
  type_recipe: z.enum(RECIPE_TYPES).default('plat'),
  difficulty: z.enum(DIFFICULTIES, { error: 'La difficulté est obligatoire.' }),
  preparation_time: duration,
  cooking_time: duration,
  servings: z.int({ error: 'Le nombre de portions est obligatoire.' }).min(1).max(1000),
  cultural_context: prose.nullable().default(null),
  cultural_context_title: title,
  ingredients_title: title,
  steps_title: title,
  groups: z.array(words).max(50).default([]),
  prep_tips: z.array(z.string().trim().max(2000)).max(50).default([]),
  ingredients: z.array(ingredient).min(1, { error: 'Veuillez ajouter au moins un ingrédient.' }).max(200),
  steps: z.array(step).min(1, { error: 'Veuillez ajouter au moins une étape de préparation.' }).max(200),
  images: z.array(imageSeedSchema(RECIPE_IMAGE_TYPES)).max(50).optional(),
  created_at: z.coerce.date().optional(),
  seo: z
    .strictObject({ title: z.string().max(300), description: z.string().max(1000), keywords: z.string().max(500) })
    .optional(),
});

/** A parsed recipe, defaults included. The database adds id and slug. */
export type RecipeSeed = z.infer<typeof RecipeSeedSchema>;
