import type { RecipeDetail } from '@tdt/contracts';
import { groupSteps } from '@tdt/cuisine';
import { readStep, type StepPart } from '@tdt/cuisine/steps';

/** Parts of the texts of steps, by the id of the step; a step without an entry is shown as text. */
export type StepQuantities = Readonly<Record<string, readonly StepPart[]>>;

/** The texts of those steps that name a quantity, in parts, by the id of the step. */
export function readQuantities({ steps, ingredients }: Pick<RecipeDetail, 'steps' | 'ingredients'>): StepQuantities {
  const read = groupSteps(steps).flatMap(({ items }) =>
    items.map(({ id, text, group }) => [id, readStep(text, ingredients, group)] as const),
  );
  return Object.fromEntries(read.filter(([, parts]) => parts.some(({ kind }) => kind === 'quantity')));
}
