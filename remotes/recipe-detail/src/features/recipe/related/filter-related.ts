import type { RecipeCard, RelatedRecipes } from '@tdt/contracts';
import { API, PAGE_SIZE_DEFAULT, RECIPE_TYPES, type RecipeType } from '@tdt/contracts/plain';
import { typeCode } from '@tdt/domain';

export const ALL = 'Tous';
export type RelatedFilter = typeof ALL | RecipeType;

/** The filter's choices, worded as the types are. */
export const RELATED_FILTERS: readonly RelatedFilter[] = [ALL, ...RECIPE_TYPES];

/** The recipes of one type, or all of them. */
export const filterRelated = (recipes: readonly RecipeCard[], filter: RelatedFilter): RecipeCard[] =>
  recipes.filter((recipe) => filter === ALL || recipe.type_recipe === filter);

/** Whether the country has, or may have, more recipes than the newest ones that came with the page. */
export const mayHaveMore = (recipes: readonly RecipeCard[]): boolean => recipes.length >= PAGE_SIZE_DEFAULT;

/** The newest recipes of one type from the country of recipe `id`. Browser only; rejects without a good answer. */
export async function fetchOfType(id: string, type: RecipeType, signal: AbortSignal): Promise<RecipeCard[]> {
  const response = await fetch(`${API.related(id)}?type=${typeCode(type)}`, { signal });
  if (!response.ok) throw new Error(`The related recipes were answered with ${response.status}.`);
  const { items } = (await response.json()) as RelatedRecipes;
  return items;
}
