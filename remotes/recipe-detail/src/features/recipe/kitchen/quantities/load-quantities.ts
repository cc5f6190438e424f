import type { RecipeDetail } from '@tdt/contracts';
import type { StepQuantities } from './read-quantities.ts';

/**
 * Reads the quantities in the steps of a recipe. The page's data hold what the server has read: the browser loads the
 * code that reads only for a recipe that it opens by a link. If that does not load, the steps are texts.
 */
export async function loadQuantities(recipe: Promise<RecipeDetail | null>): Promise<StepQuantities> {
  const [code, known] = await Promise.all([
    import(/* webpackChunkName: "read-quantities" */ './read-quantities.ts').catch(() => null),
    recipe,
  ]);
  return code && known ? code.readQuantities(known) : {};
}
