import type { VersionKind } from './constants.ts';
import { ADMIN_PAGES } from './paths.ts';

/** Parameter that opens the history in a form; its value (`recipe-5`) opens what the save to revision 5 changed. */
export const HISTORY_PARAMETER = 'historique';

/** The id of a recipe's metadata. */
export const recipeSeoId = (recipeId: string): string => `${OF_RECIPE}${recipeId}`;

const OF_RECIPE = 'recipe:';

const PAGE_FORMS: Readonly<Record<string, string>> = {
  home: ADMIN_PAGES.homePage,
  recipes_list: ADMIN_PAGES.recipesListPage,
};

/** Path of the form that edits a document. */
export function formPath(kind: VersionKind, id: string): string {
  if (kind === 'country') return ADMIN_PAGES.country(id);
  if (kind === 'recipe') return ADMIN_PAGES.recipe(id);
  if (id.startsWith(OF_RECIPE)) return ADMIN_PAGES.recipe(id.slice(OF_RECIPE.length));
  return PAGE_FORMS[id] ?? ADMIN_PAGES.aboutPage;
}

/** Path that shows what the save to this revision changed. */
export const comparisonPath = (kind: VersionKind, id: string, revision: number): string =>
  `${formPath(kind, id)}?${HISTORY_PARAMETER}=${kind}-${revision}`;
