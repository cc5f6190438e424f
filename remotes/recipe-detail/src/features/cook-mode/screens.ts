import type { Ingredient, RecipeDetail, RecipeStep } from '@tdt/contracts';
import { groupSteps, stepGroup } from '@tdt/cuisine';
import { hasFixedNumber, namedIngredients, readStep, type StepPart } from '@tdt/cuisine/steps';
import { stepAnchor } from '@tdt/domain/seo';
import { type Duration, stepDurations } from './step-durations.ts';

/** Ids of the first and the last screen; those between are the steps' anchors. */
export const READY_ID = 'mise-en-place';
export const END_ID = 'bon-appetit';

/** Shares of thirds add up to nearly one. */
const NEAR = 1e-6;

/** A step as its screen shows it. */
export interface CookStep {
  /** Id of its screen. */
  id: string;
  /** From 1. */
  number: number;
  /** How many steps there are. */
  of: number;
  group: string | null;
  step: RecipeStep & { text: string };
  parts: StepPart[];
  /** Whether its text has a number that does not change with the servings. */
  hasFixedNumber: boolean;
  ingredients: Ingredient[];
  durations: Duration[];
}

/** The steps in their order. */
export function cookSteps({ steps, ingredients }: Pick<RecipeDetail, 'steps' | 'ingredients'>): CookStep[] {
  const measured = new Set<string>();
  return groupSteps(steps)
    .flatMap(({ name, items }) => items.map((step) => ({ step, name })))
    .map(({ step, name }, index) => {
      const { group } = stepGroup(step);
      const parts = readStep(step.text, ingredients, group);
      return {
        id: stepAnchor(index + 1),
        number: index + 1,
        of: steps.length,
        group: name,
        step,
        parts,
        hasFixedNumber: hasFixedNumber(parts),
        ingredients: neededIngredients(step, ingredients, parts, measured),
        durations: stepDurations(step, parts),
      };
    });
}

/**
 * The ingredients that a step names. The quantity of the row is left out if the step uses only a part of it, which its
 * text states, or if an earlier step has used all of it, a stated quantity, or the rest.
 */
function neededIngredients(
  step: CookStep['step'],
  rows: Ingredient[],
  parts: StepPart[],
  measured: Set<string>,
): Ingredient[] {
  return namedIngredients(step.text, rows, stepGroup(step).group).map(({ ingredient, isPart }) => {
    const shares = parts.flatMap((part) =>
      part.kind === 'quantity' && part.ingredientId === ingredient.id ? [part.share] : [],
    );
    const isSome = isPart || (shares.length > 0 && shares.reduce((sum, share) => sum + share) < 1 - NEAR);
    const isSaid = isSome || measured.has(ingredient.id);
    if (!isPart || /\breste\b/.test(step.text)) measured.add(ingredient.id);
    return isSaid ? { ...ingredient, quantity: '' } : ingredient;
  });
}
