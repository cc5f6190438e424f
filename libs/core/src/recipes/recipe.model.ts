import {
  DIFFICULTIES,
  type Difficulty,
  type Ingredient,
  RECIPE_IMAGE_TYPES,
  RECIPE_TYPES,
  type RecipeImageType,
  type RecipeStep,
  type RecipeType,
  STEP_MEDIA_TYPES,
} from '@tdt/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { PART_OPTIONS, SCHEMA_OPTIONS } from '../database/schema-options.ts';
import { imageSchema, type StoredImage } from '../media/stored-image.ts';

/** One aggregate, one document: saving a recipe with all its parts is one atomic write. */
export interface RecipeDocument {
  /** UUID. */
  _id: string;
  /** Derived from the title; unique. */
  slug: string;
  /** Slugs of earlier titles, which answer 301. */
  former_slugs: string[];
  title: string;
  description: string;
  country_id: string;
  type_recipe: RecipeType;
  difficulty: Difficulty;
  /** The author's own words, such as '1 heure 15 minutes'. */
  preparation_time: string | null;
  cooking_time: string | null;
  servings: number;
  cultural_context: string | null;
  cultural_context_title: string | null;
  ingredients_title: string | null;
  steps_title: string | null;
  groups: string[];
  prep_tips: string[];
  ingredients: Ingredient[];
  steps: RecipeStep[];
  images: StoredImage<RecipeImageType>[];
  revision: number;
  /** Last save by a person; seeding leaves such a recipe alone. */
  edited_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

const text = { type: String, default: null };

const ingredientSchema = new Schema(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    quantity: { type: String, required: true },
    group: text,
  },
  PART_OPTIONS,
);

const mediaSchema = new Schema(
  { type: { type: String, required: true, enum: [...STEP_MEDIA_TYPES] }, url: { type: String, required: true } },
  PART_OPTIONS,
);

const stepSchema = new Schema(
  {
    id: { type: String, required: true },
    step_order: { type: Number, required: true },
    description: { type: String, required: true },
    group: text,
    duree_preparation: text,
    duree_cuisson: text,
    duree_repos: text,
    media: { type: mediaSchema, default: null },
  },
  PART_OPTIONS,
);

const schema = new Schema(
  {
    _id: { type: String, required: true },
    slug: { type: String, required: true },
    former_slugs: { type: [String], default: [] },
    title: { type: String, required: true },
    description: { type: String, required: true },
    country_id: { type: String, required: true },
    type_recipe: { type: String, enum: [...RECIPE_TYPES], default: 'plat' },
    difficulty: { type: String, enum: [...DIFFICULTIES], required: true },
    preparation_time: text,
    cooking_time: text,
    servings: { type: Number, required: true, min: 1 },
    cultural_context: text,
    cultural_context_title: text,
    ingredients_title: text,
    steps_title: text,
    groups: { type: [String], default: [] },
    prep_tips: { type: [String], default: [] },
    ingredients: { type: [ingredientSchema], default: [] },
    steps: { type: [stepSchema], default: [] },
    images: { type: [imageSchema(RECIPE_IMAGE_TYPES)], default: [] },
    revision: { type: Number, required: true },
    edited_at: { type: Date, default: null },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { ...SCHEMA_OPTIONS, collection: 'recipes' },
)
  .index({ slug: 1 }, { unique: true })
  .index({ former_slugs: 1 })
  .index({ country_id: 1, created_at: -1 })
  .index({ created_at: -1 })
  .index({ updated_at: 1 });

export const recipeModel = (connection: Connection): Model<RecipeDocument> =>
  connection.model<RecipeDocument>('Recipe', schema as unknown as Schema<RecipeDocument>);
