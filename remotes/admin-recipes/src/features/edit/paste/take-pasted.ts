import type { ListedIngredient } from '@tdt/cuisine';
import type { ListedStep, PastedRecipe } from '@tdt/cuisine/pasted';
import { type IngredientValue, newIngredient, newStep, type RecipeValues, type StepValue } from '../recipe-values.ts';

type Lists = Pick<RecipeValues, 'ingredients' | 'steps' | 'groups'>;

const isFilled = ({ name, quantity }: IngredientValue) => name.trim() !== '' || quantity.trim() !== '';
const isDescribed = ({ id: _, group: _group, media, ...texts }: StepValue) =>
  media !== null || Object.values(texts).some((text) => text.trim() !== '');
const folded = (name: string) => name.toLocaleLowerCase('fr');

/** The rows of the form that say something: what is pasted comes behind them, in place of the empty ones. */
export const filledRows = ({ ingredients, steps }: Pick<Lists, 'ingredients' | 'steps'>) => ({
  ingredients: ingredients.filter(isFilled),
  steps: steps.filter(isDescribed),
});

/**
 * The recipe's ingredients, steps and groups with pasted ones at their end. Empty rows go where something comes; a group
 * that the recipe has, in any case, is that one.
 */
export function takeLists(
  values: Lists,
  pasted: { ingredients?: readonly ListedIngredient[]; steps?: readonly (ListedStep & { duree_repos?: string })[] },
): Lists {
  const { ingredients = [], steps = [] } = pasted;
  const names = new Map(values.groups.map(({ name }) => [folded(name), name]));
  const groupOf = (group: string): string => {
    if (group !== '' && !names.has(folded(group))) names.set(folded(group), group);
    return names.get(folded(group)) ?? '';
  };
  const kept = filledRows(values);
  return {
    ingredients:
      ingredients.length === 0
        ? values.ingredients
        : [
            ...kept.ingredients,
            ...ingredients.map((row) => ({ ...newIngredient(), ...row, group: groupOf(row.group) })),
          ],
    steps:
      steps.length === 0
        ? values.steps
        : [...kept.steps, ...steps.map((step) => ({ ...newStep(), ...step, group: groupOf(step.group) }))],
    groups: [...names.values()].map((name) => ({ name })),
  };
}

/** Texts of the form that a pasted recipe may have. */
export const PASTED_TEXTS = ['title', 'description', 'servings', 'preparation_time', 'cooking_time'] as const;
export type PastedText = (typeof PASTED_TEXTS)[number];

/** Whether the form has another text already: only the editor replaces it. */
export const isTyped = (values: Pick<RecipeValues, PastedText>, pasted: PastedRecipe, field: PastedText): boolean =>
  pasted[field] !== '' && values[field].trim() !== '' && values[field].trim() !== pasted[field];

/** What a pasted recipe changes in the form. */
export function takeRecipe(
  values: RecipeValues,
  pasted: PastedRecipe,
  replaced: ReadonlySet<PastedText>,
): Lists & Partial<Pick<RecipeValues, PastedText>> {
  const texts = PASTED_TEXTS.filter(
    (field) => pasted[field] !== '' && (replaced.has(field) || !isTyped(values, pasted, field)),
  );
  return { ...takeLists(values, pasted), ...Object.fromEntries(texts.map((field) => [field, pasted[field]])) };
}
