import type { Ingredient } from '@tdt/contracts';
import { scaleName, scaleQuantity } from '@tdt/cuisine';
import { type StepQuantity, scaleStepQuantity } from '@tdt/cuisine/steps';

/** How quantities are shown: for the chosen servings, in the chosen units. */
export interface Measures {
  /** The name of an ingredient: what it counts in brackets changes as well. */
  nameOf: (ingredient: Ingredient) => string;
  /** The quantity of an ingredient, or a share of it. */
  ofIngredient: (ingredient: Ingredient, share?: number) => string;
  /** A quantity of this ingredient in a step. */
  ofStep: (quantity: StepQuantity, ingredient: Ingredient) => string;
  /** Any other text of a step. */
  ofText: (text: string) => string;
}

/** Other units than those that recipes are written in. */
export interface Units {
  /** A quantity: "200 g", or "200 g de farine". */
  quantity: (text: string, ingredient: string) => string;
  /** A text with temperatures in it. */
  text: (text: string) => string;
}

/** Measures for so many servings of a recipe, in its own units or, with `units`, in others. */
export function createMeasures(chosen: number, original: number, units: Units | null): Measures {
  return {
    nameOf: ({ name }) => scaleName(name, chosen, original),
    ofIngredient({ quantity, name }, share = 1) {
      const scaled = scaleQuantity(quantity, chosen * share, original);
      return units?.quantity(scaled, name) ?? scaled;
    },
    ofStep: (quantity, { name }) =>
      scaleStepQuantity(quantity, chosen, original, (amount) => units?.quantity(amount, name) ?? amount),
    ofText: (text) => units?.text(text) ?? text,
  };
}
