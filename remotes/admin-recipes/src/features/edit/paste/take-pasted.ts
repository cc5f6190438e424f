import type { PastedRecipe } from '@tdt/cuisine/pasted';
import { newIngredient, newStep, type RecipeValues } from '../recipe-values.ts';

const folded = (name: string) => name.toLocaleLowerCase('fr');
const isSaid = (...texts: string[]) => texts.some((text) => text.trim() !== '');

/** The rows of the form that say something: what is pasted comes behind them, in place of the empty ones. */
export const filledRows = ({ ingredients, steps }: Pick<RecipeValues, 'ingredients' | 'steps'>) => ({
  ingredients: ingredients.filter(({ name, quantity }) => isSaid(name, quantity)),
  steps: steps.filter(({ id: _, group: _group, media, ...texts }) => media !== null || isSaid(...Object.values(texts))),
});

/** Texts of the form that a pasted recipe may have, and what they are called. */
export const PASTED_TEXTS = {
  title: 'Titre',
  description: 'Description',
  servings: 'Portions',
  preparation_time: 'Préparation',
  cooking_time: 'Cuisson',
};
export type PastedText = keyof typeof PASTED_TEXTS;

/** Whether the form has another text already: only the editor replaces it. */
export const isTyped = (values: Pick<RecipeValues, PastedText>, pasted: PastedRecipe, field: PastedText): boolean =>
  isSaid(pasted[field]) && isSaid(values[field]) && values[field].trim() !== pasted[field];

/** What a pasted text changes in the form. A group that the recipe has, in any case, is that one. */
export function takePasted(
  values: RecipeValues,
  pasted: PastedRecipe,
  replaced: readonly PastedText[] = [],
): Partial<RecipeValues> {
  const names = new Map(values.groups.map(({ name }) => [folded(name), name]));
  const inGroup = <Row extends { group: string }>(row: Row): Row => {
    if (row.group !== '' && !names.has(folded(row.group))) names.set(folded(row.group), row.group);
    return { ...row, group: names.get(folded(row.group)) ?? '' };
  };
  const kept = filledRows(values);
  const ingredients = pasted.ingredients.map((row) => inGroup({ ...newIngredient(), ...row }));
  const steps = pasted.steps.map((step) => inGroup({ ...newStep(), ...step }));
  const texts = (Object.keys(PASTED_TEXTS) as PastedText[]).filter(
    (field) => isSaid(pasted[field]) && (replaced.includes(field) || !isTyped(values, pasted, field)),
  );
  return {
    ...(names.size > values.groups.length && { groups: [...names.values()].map((name) => ({ name })) }),
    ...(ingredients.length > 0 && { ingredients: [...kept.ingredients, ...ingredients] }),
    ...(steps.length > 0 && { steps: [...kept.steps, ...steps] }),
    ...Object.fromEntries(texts.map((field) => [field, pasted[field]])),
  };
}
