import { readIngredientList } from '@tdt/cuisine';
import type { ForeignRecipe } from './foreign-recipe.ts';
import { plainLine, plainText } from './plain-text.ts';
import { asList, durationText, type ForeignFields, isObject, nameOf, servingsOf, typeOf } from './values.ts';

/** The recipe of a `recipe.json` of Tandoor, whose ingredients belong to its steps. */
export function readTandoor(recipe: ForeignFields): ForeignRecipe | null {
  if (!('working_time' in recipe) || !Array.isArray(recipe.steps)) return null;
  const steps = recipe.steps.filter(isObject);
  const keywords = asList(recipe.keywords).map(nameOf);
  return {
    title: plainLine(recipe.name),
    description: plainText(recipe.description),
    servings: servingsOf(recipe.servings),
    type: typeOf(keywords.join(', ')),
    cuisines: keywords,
    preparationTime: durationText(recipe.working_time),
    cookingTime: durationText(recipe.waiting_time),
    ingredients: steps.flatMap(ingredientsOf),
    steps: steps.flatMap(({ name, instruction }) => {
      const description = plainText(instruction);
      return description === '' ? [] : [{ description, group: plainLine(name) || null }];
    }),
    pictures: [],
  };
}

function ingredientsOf(step: ForeignFields): ForeignRecipe['ingredients'] {
  let group = plainLine(step.name) || null;
  return asList(step.ingredients)
    .filter(isObject)
    .flatMap((row) => {
      if (row.is_header === true) {
        group = plainLine(row.note) || group;
        return [];
      }
      const amount = row.no_amount === true || !Number(row.amount) ? '' : plainLine(Number(row.amount));
      const note = plainLine(row.note);
      const name = `${nameOf(row.food)}${note && ` (${note})`}`;
      const [read] = amount ? readIngredientList(`${amount} ${nameOf(row.unit)} x`) : [];
      return [{ name, quantity: read?.quantity ?? '', group }];
    });
}
