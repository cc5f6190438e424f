import type { ListedIngredient } from '@tdt/cuisine';
import { type IngredientValue, newIngredient, type RecipeValues } from '../recipe-values.ts';

const isEmpty = ({ name, quantity }: IngredientValue) => name.trim() === '' && quantity.trim() === '';
const folded = (name: string) => name.toLocaleLowerCase('fr');

/**
 * The recipe's ingredients and groups with those of a list at their end. Empty rows go; a group that the recipe has, in
 * any case, is that one.
 */
export function takeList(
  { ingredients, groups }: Pick<RecipeValues, 'ingredients' | 'groups'>,
  list: readonly ListedIngredient[],
): Pick<RecipeValues, 'ingredients' | 'groups'> {
  const names = new Map(groups.map(({ name }) => [folded(name), name]));
  const rows = list.map(({ group, ...row }) => {
    if (group !== '' && !names.has(folded(group))) names.set(folded(group), group);
    return { ...newIngredient(), ...row, group: names.get(folded(group)) ?? '' };
  });
  return {
    ingredients: [...ingredients.filter((row) => !isEmpty(row)), ...rows],
    groups: [...names.values()].map((name) => ({ name })),
  };
}
