import type { Ingredient, RecipeDetail, RecipeStep } from '@tdt/contracts';
import { groupSteps, namedIngredients, readStep, type StepPart, stepAnchor, stepGroup } from '@tdt/domain';
import { type Duration, stepDurations } from './step-durations.ts';

/** Ids of the first and the last screen; those between are the steps' anchors. */
export const READY_ID = 'mise-en-place';
export const END_ID = 'bon-appetit';

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
  ingredients: Ingredient[];
  durations: Duration[];
}

/** The steps in their order. */
export function cookSteps({ steps, ingredients }: Pick<RecipeDetail, 'steps' | 'ingredients'>): CookStep[] {
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
        ingredients: namedIngredients(step.text, ingredients, group),
        durations: stepDurations(step, parts),
      };
    });
}
