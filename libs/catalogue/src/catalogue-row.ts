import {
  RECIPE_TEXTS,
  type RecipeCard,
  type RecipeImageType,
  type RecipeSeed,
  type RecipeStep,
  type RecipeText,
} from '@tdt/contracts';
import type { Publication } from '@tdt/domain/publication';
import type { StoredImage } from '@tdt/files/images';
import { CARD_FIELDS, type CardField } from './recipe-card.ts';
import type { RecipeTexts } from './recipe-texts.ts';

/** How long a recipe takes and which diets it suits follow from its steps, too. */
const STEP_FIELDS = ['description', 'duree_preparation', 'duree_cuisson', 'duree_repos'] as const;

/** The fields beside those of cards. */
interface OwnFields {
  country_id: string | null;
  revision: number;
  edited_at: Date | null;
  edited_by: string | null;
  created_at: Date;
  updated_at: Date;
  images: StoredImage<RecipeImageType>[];
  diet_corrections: RecipeSeed['diet_corrections'];
  publication: Publication;
}

const OWN_FIELDS: Record<keyof OwnFields, 1> = {
  country_id: 1,
  revision: 1,
  edited_at: 1,
  edited_by: 1,
  created_at: 1,
  updated_at: 1,
  images: 1,
  diet_corrections: 1,
  publication: 1,
};

/** What the index is built from: a part of a stored recipe. */
export interface CatalogueRow extends Pick<RecipeCard, CardField>, OwnFields, Omit<RecipeTexts, 'steps'> {
  _id: string;
  ingredients: { name: string }[];
  steps: Pick<RecipeStep, (typeof STEP_FIELDS)[number]>[];
}

const PARTS: Partial<Record<RecipeText, string>> = { ingredients: 'ingredients.name', steps: 'steps.description' };

/** The texts of a recipe as a projection of MongoDB. */
export const TEXTS_ROW: Record<string, 1> = Object.fromEntries(RECIPE_TEXTS.map((field) => [PARTS[field] ?? field, 1]));

/** The same of what the index is built from. */
export const CATALOGUE_ROW = {
  ...Object.fromEntries(CARD_FIELDS.map((field) => [field, 1])),
  ...OWN_FIELDS,
  ...TEXTS_ROW,
  ...Object.fromEntries(STEP_FIELDS.map((field) => [`steps.${field}`, 1])),
};
