import type { RecipeSeed } from '@tdt/contracts';
import data from '../data/recipes.json' with { type: 'json' };

/** A recipe of the demo, which has the texts that others may lack. */
export interface DemoRecipe extends RecipeSeed {
  country: string;
  cultural_context: string;
  cultural_context_title: string;
  seo: NonNullable<RecipeSeed['seo']>;
}

const RECIPES: readonly DemoRecipe[] = (data as DemoRecipe[]).map((recipe) => Object.freeze(recipe));

/** The 72 recipes, three of each of 24 countries. Shared and frozen: copy before changing. */
export const loadRecipes = (): readonly DemoRecipe[] => RECIPES;
