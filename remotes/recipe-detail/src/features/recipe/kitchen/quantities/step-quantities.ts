import type { RecipeDetail } from '@tdt/contracts';
import type { StepPart } from '@tdt/domain';

/** Parts of the texts of steps, by the id of the step; a step without an entry is shown as text. */
export type StepQuantities = Readonly<Record<string, readonly StepPart[]>>;

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
