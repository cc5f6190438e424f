import type { Difficulty, RecipeType } from '@tdt/contracts';
import data from '../data/recipes.json' with { type: 'json' };

/** Durations are texts ("1 heure 20 minutes"), as a cook writes them. */
export interface RecipeStepSeed {
  /** From 1. */
  step_order: number;
  description: string;
  group: string | null;
  duree_preparation: string | null;
  duree_cuisson: string | null;
  duree_repos: string | null;
}

export interface RecipeIngredientSeed {
  name: string;
  /** A number and perhaps a unit ("45 cl", "1 cuillère à soupe"), or "au goût". */
  quantity: string;
  /** One of the recipe's groups, `null` when it has none. */
  group: string | null;
}

/** A recipe as the content tells it; the database gives it an id, a slug, a country id and its pictures. */
export interface RecipeSeed {
  title: string;
  description: string;
  /** Name of one of the countries. */
  country: string;
  type_recipe: RecipeType;
  difficulty: Difficulty;
  preparation_time: string | null;
  cooking_time: string | null;
  servings: number;
  cultural_context: string;
  cultural_context_title: string;
  ingredients_title: string | null;
  steps_title: string | null;
  groups: readonly string[];
  prep_tips: readonly string[];
  ingredients: readonly RecipeIngredientSeed[];
  steps: readonly RecipeStepSeed[];
  seo: { title: string; description: string; keywords: string };
}

const RECIPES: readonly RecipeSeed[] = (data as RecipeSeed[]).map((recipe) => Object.freeze(recipe));

/** The 72 recipes, three of each of 24 countries. Shared and frozen: copy before changing. */
export const loadRecipes = (): readonly RecipeSeed[] => RECIPES;
