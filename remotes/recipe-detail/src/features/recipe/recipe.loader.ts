import type { Problem, RecipeDetail, RelatedRecipes, Suggestions } from '@tdt/contracts';
import { API, PAGES } from '@tdt/contracts/plain';
import { data, type LoaderFunctionArgs, loadFrom, redirect, statusOf } from '@tdt/platform';
import { loadSuggestions } from '@tdt/ui/recipes';
import { loadQuantities } from './kitchen/quantities/load-quantities.ts';
import type { StepQuantities } from './kitchen/quantities/read-quantities.ts';

/** `recipe` is `null` when no recipe matches the address, or no more: the page says so, with status 404 or 410. */
export type RecipeData =
  | { recipe: RecipeDetail; related: RelatedRecipes; quantities: StepQuantities }
  | { recipe: null; suggestions: Suggestions | null };

/** Loads the recipe of `:idOrSlug` and others of its country. A former slug redirects with 301, keywords with 302. */
export async function loadRecipe(args: LoaderFunctionArgs) {
  const { idOrSlug = '' } = args.params;
  const found = find(args, idOrSlug);
  const whole = found.then((recipe) => ('status' in recipe ? null : recipe));
  const [recipe, quantities, related] = await Promise.all([found, loadQuantities(whole), findRelated(args, idOrSlug)]);
  if ('status' in recipe) {
    const { status, countries } = recipe;
    const found = await loadSuggestions(args, idOrSlug.replaceAll('-', ' '));
    const suggestions = found && countries ? { ...found, countries } : found;
    return data<RecipeData>({ recipe: null, suggestions }, { status });
  }
  if (recipe.match === 'former') throw redirect(PAGES.recipe(recipe.slug), 301);
  if (recipe.match === 'keyword') throw redirect(PAGES.recipe(recipe.slug), 302);
  return data<RecipeData>({ recipe, related, quantities });
}

/** That there is no recipe: of one that is no more, with its country and those around it. */
interface Missing extends Pick<Problem, 'countries'> {
  status: 404 | 410;
}

async function find(args: LoaderFunctionArgs, idOrSlug: string): Promise<RecipeDetail | Missing> {
  try {
    return await loadFrom<RecipeDetail>(args, API.recipe(idOrSlug));
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 410)
      return { status, countries: (error as { data: Problem | null }).data?.countries };
    // No response at all (offline) becomes a 503: the error boundary handles only errors with a status.
    throw status === null && !args.request.signal.aborted ? data(null, { status: 503 }) : error;
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
