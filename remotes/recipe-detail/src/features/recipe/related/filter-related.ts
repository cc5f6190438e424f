import type { RecipeCard } from '@tdt/contracts';
import { RECIPE_TYPES, type RecipeType } from '@tdt/contracts/constants';

export const ALL = 'Tous';
export type RelatedFilter = typeof ALL | RecipeType;

/** The filter's choices, worded as the types are. */
export const RELATED_FILTERS: readonly RelatedFilter[] = [ALL, ...RECIPE_TYPES];

/** The recipes of one type, or all of them. */
export const filterRelated = (recipes: readonly RecipeCard[], filter: RelatedFilter): RecipeCard[] =>
  recipes.filter((recipe) => filter === ALL || recipe.type_recipe === filter);
