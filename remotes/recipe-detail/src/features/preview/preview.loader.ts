import type { Problem, RecipeDetail, RelatedRecipes } from '@tdt/contracts';
import { API, PREVIEW_TOKEN_PARAMETER } from '@tdt/contracts/plain';
import { data, type LoaderFunctionArgs, loadFrom, statusOf } from '@tdt/platform';
import { loadQuantities } from '../recipe/kitchen/quantities/load-quantities.ts';
import type { StepQuantities } from '../recipe/kitchen/quantities/read-quantities.ts';

/** A text: why the address shows none. */
export type PreviewData = { recipe: RecipeDetail; related: RelatedRecipes; quantities: StepQuantities } | string;

/** Loads the recipe of the token in the address. */
export async function loadPreview(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get(PREVIEW_TOKEN_PARAMETER) ?? '';
  try {
    const found = loadFrom<RecipeDetail>(args, API.preview(token));
    const [recipe, quantities] = await Promise.all([found, loadQuantities(found)]);
    return data<PreviewData>({ recipe, related: { items: [] }, quantities });
  } catch (error) {
    if (statusOf(error) !== 403) throw error;
    return data<PreviewData>((error as { data: Problem }).data.detail, { status: 404 });
  }
}
