import {
  DIFFICULTIES,
  type Ingredient,
  PUBLICATION_STATES,
  RECIPE_IMAGE_TYPES,
  RECIPE_TYPES,
  type RecipeImageType,
  type RecipeSeed,
  RecipeSeedSchema,
  type RecipeStep,
  STEP_MEDIA_TYPES,
  type StepMedia,
} from '@tdt/contracts';
import { nullable, partSchema, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';
import { type Deletion, PUBLIC, type Publication } from '@tdt/domain/publication';
import { imageFields, type StoredImage } from '@tdt/files/images';
import { Schema } from 'mongoose';

type RenamedFields = 'id' | 'country' | 'images' | 'ingredients' | 'steps' | 'seo' | 'created_at' | 'publication';

/** What a save may change. Every field of `RecipeSeedSchema` is stored under its own name, except for these. */
export interface RecipeFields extends Omit<RecipeSeed, RenamedFields> {
  /** `null`: it has none; the country may have been removed. */
  country_id: string | null;
  ingredients: Ingredient[];
  steps: RecipeStep[];
  images: StoredImage<RecipeImageType>[];
  publication: Publication;
}

/** One aggregate, one document: saving a recipe with all its parts is one atomic write. */
export interface RecipeDocument extends RecipeFields {
  /** UUID. */
  _id: string;
  /** Derived from the title; unique. */
  slug: string;
  /** Slugs of earlier titles, which redirect with 301. */
  former_slugs: string[];
  revision: number;
  /** When a person last saved it; `null`: only seeding did. Seeding does not replace what a person saved. */
  edited_at: Date | null;
  /** Who that was, and the names of the fields that the save changed. */
  edited_by: string | null;
  edited_fields: string[];
  created_at: Date;
  updated_at: Date;
}

const ingredientSchema = partSchema<Ingredient>({
  id: required(String),
  name: required(String),
  quantity: required(String),
  group: nullable(String),
});

const mediaSchema = partSchema<StepMedia>({
  type: { type: String, required: true, enum: [...STEP_MEDIA_TYPES] },
  url: required(String),
  captions: String,
});

const stepSchema = partSchema<RecipeStep>({
  id: required(String),
  step_order: required(Number),
  description: required(String),
  group: nullable(String),
  duree_preparation: nullable(String),
  duree_cuisson: nullable(String),
  duree_repos: nullable(String),
  media: nullable(mediaSchema),
});

const publicationSchema = partSchema<Publication>({
  state: { type: String, required: true, enum: [...PUBLICATION_STATES] },
  from: nullable(Date),
  until: nullable(Date),
  deleted: nullable(partSchema<Deletion>({ at: required(Date), by: nullable(String) })),
});

const areCorrections = (value: object): boolean =>
  Object.keys(value).length === 0 || RecipeSeedSchema.shape.diet_corrections.safeParse(value).success;

/** @public The proof of upgrades adds a field of a later release. */
export const recipeSchema = documentSchema<RecipeDocument>('recipes', {
  _id: required(String),
  slug: required(String),
  former_slugs: { type: [String], default: [] },
  title: required(String),
  description: required(String),
  country_id: nullable(String),
  type_recipe: { type: String, enum: [...RECIPE_TYPES], default: 'plat' },
  difficulty: { type: String, enum: [...DIFFICULTIES], required: true },
  preparation_time: nullable(String),
  cooking_time: nullable(String),
  // 0: a draft that does not know it yet.
  servings: { type: Number, required: true, min: 0 },
  cultural_context: nullable(String),
  cultural_context_title: nullable(String),
  ingredients_title: nullable(String),
  steps_title: nullable(String),
  groups: { type: [String], default: [] },
  prep_tips: { type: [String], default: [] },
  diet_corrections: { type: Schema.Types.Mixed, default: {}, validate: areCorrections },
  ingredients: { type: [ingredientSchema], default: [] },
  steps: { type: [stepSchema], default: [] },
  images: { type: [partSchema<StoredImage>(imageFields(RECIPE_IMAGE_TYPES))], default: [] },
  publication: { type: publicationSchema, default: () => ({ ...PUBLIC }) },
  revision: required(Number),
  edited_at: nullable(Date),
  edited_by: nullable(String),
  edited_fields: { type: [String], default: [] },
  created_at: required(Date),
  updated_at: required(Date),
})
  .index({ slug: 1 }, { unique: true })
  .index({ former_slugs: 1 })
  .index({ country_id: 1, created_at: -1 })
  .index({ created_at: -1 })
  // What is in the trash, and for how long.
  .index({ 'publication.deleted.at': 1 }, { sparse: true })
  // To ask whether any recipe still shows a file.
  .index({ 'images.url': 1 })
  .index({ 'steps.media.url': 1 }, { sparse: true });

export const recipeModel = modelOf('Recipe', recipeSchema);
