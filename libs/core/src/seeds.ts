import type { CountryImageType, Difficulty, RecipeImageType, RecipeType } from '@tdt/contracts';
import type { PictureSpec } from './media/picture-spec.ts';

/** A country to seed; `code` (ISO 3166-1, two capitals) is the stable key that a second run finds it by. */
export interface CountrySeed {
  code: string;
  name: string;
  particule_en_au: string;
  particule_de_du: string;
  regions: readonly string[];
  recipe_description: string | null;
  category_description: string | null;
  country_bon_appetit: string;
}

export interface IngredientSeed {
  name: string;
  quantity: string;
  group: string | null;
}

export interface StepSeed {
  step_order: number;
  description: string;
  group: string | null;
  duree_preparation: string | null;
  duree_cuisson: string | null;
  duree_repos: string | null;
}

/** A recipe to import; `country` is a country's name. */
export interface RecipeSeed {
  title: string;
  description: string;
  country: string;
  type_recipe: RecipeType;
  difficulty: Difficulty;
  preparation_time: string | null;
  cooking_time: string | null;
  servings: number;
  cultural_context: string | null;
  cultural_context_title: string | null;
  ingredients_title: string | null;
  steps_title: string | null;
  groups: readonly string[];
  prep_tips: readonly string[];
  ingredients: readonly IngredientSeed[];
  steps: readonly StepSeed[];
  seo?: { title: string; description: string; keywords: string };
}

/** A picture of the demo: its file is copied, or it is painted from `spec` when first asked for. */
export interface PictureSeed {
  id: string;
  owner: { kind: 'recipe'; title: string } | { kind: 'country'; code: string } | { kind: 'default'; name: string };
  image_type: RecipeImageType | CountryImageType;
  image_order: number;
  /** Folder in the bucket, may hold slashes. */
  folder: string;
  url: string;
  width: number;
  height: number;
  alt: string;
  placeholder: string;
  committed: boolean;
  spec: PictureSpec;
}

/** All that the demo consists of; `pictureFile` gives the path of a committed picture's WebP, or `null`. */
export interface DemoContent {
  countries: readonly CountrySeed[];
  recipes: readonly RecipeSeed[];
  pictures: readonly PictureSeed[];
  pictureFile(id: string): string | null;
  about?: { description_text: string };
}

export interface SeedOptions {
  /** Also replaces what somebody edited since it was seeded. */
  overwrite?: boolean;
  /** Counts what would be done and writes nothing. */
  dryRun?: boolean;
  /** Stops at the next batch; what is done stays, a second run goes on. */
  signal?: AbortSignal;
  onProgress?: (progress: SeedProgress) => void;
}

export interface SeedProgress {
  step: 'countries' | 'recipes' | 'pictures' | 'pages';
  done: number;
  total: number;
}

export interface SeedCount {
  created: number;
  updated: number;
  /** Left as they were: the same already, or edited by somebody. */
  kept: number;
}

/** A record that was not taken; `index` counts from 0 in what was handed in. */
export interface RefusedSeed {
  index: number;
  title: string;
  reason: string;
}

export interface ImportResult extends SeedCount {
  refused: RefusedSeed[];
}

export interface DemoResult {
  countries: SeedCount;
  recipes: ImportResult;
  pictures: SeedCount;
  /** `false` when it was stopped by its signal. */
  finished: boolean;
}
