import type { RecipeDetail, RelatedRecipes, Suggestions } from '@tdt/contracts';
import { API, PAGES } from '@tdt/contracts/plain';
import { data, type LoaderFunctionArgs, loadFrom, redirect, statusOf } from '@tdt/platform';
import { loadSuggestions } from '@tdt/ui/recipes';
import { loadQuantities } from './kitchen/quantities/load-quantities.ts';
import type { StepQuantities } from './kitchen/quantities/read-quantities.ts';

/** `recipe` is `null` when no recipe matches the address: the page says so, with status 404. */
export type RecipeData =
  | { recipe: RecipeDetail; related: RelatedRecipes; quantities: StepQuantities }
  | { recipe: null; suggestions: Suggestions | null };

/** Loads the recipe of `:idOrSlug` and others of its country. A former slug redirects with 301, keywords with 302. */
export async function loadRecipe(args: LoaderFunctionArgs) {
  const { idOrSlug = '' } = args.params;
  const found = find(args, idOrSlug);
  const [recipe, quantities, related] = await Promise.all([found, loadQuantities(found), findRelated(args, idOrSlug)]);
  if (!recipe) {
    const suggestions = await loadSuggestions(args, idOrSlug.replaceAll('-', ' '));
    return data<RecipeData>({ recipe, suggestions }, { status: 404 });
  }
  if (recipe.match === 'former') throw redirect(PAGES.recipe(recipe.slug), 301);
  if (recipe.match === 'keyword') throw redirect(PAGES.recipe(recipe.slug), 302);
  return data<RecipeData>({ recipe, related, quantities });
}

async function find(args: LoaderFunctionArgs, idOrSlug: string): Promise<RecipeDetail | null> {
  try {
    return await loadFrom<RecipeDetail>(args, API.recipe(idOrSlug));
  } catch (error) {
    if (statusOf(error) === 404) return null;
    // No response at all (offline) becomes a 503: the error boundary handles only errors with a status.
    throw statusOf(error) === null && !args.request.signal.aborted ? data(null, { status: 503 }) : error;
  }
}

/** No recipes if the request fails: the page works without them. */
async function findRelated(args: LoaderFunctionArgs, idOrSlug: string): Promise<RelatedRecipes> {
  try {
    return await loadFrom<RelatedRecipes>(args, API.related(idOrSlug));
  } catch (error) {
    if (args.request.signal.aborted) throw error;
    return { items: [] };
  }
}
