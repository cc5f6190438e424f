import { readIngredient, scaleName } from '@tdt/cuisine';
import { foldText } from '@tdt/cuisine/words';
import { addQuantities, type Need } from './add-quantities.ts';
import { groupBy } from './group-by.ts';
import { boughtName, ingredientKey } from './ingredient-key.ts';
import { neededKeys, type ShoppingList } from './shopping-list.ts';

/** One thing to buy. */
export interface ShoppingLine {
  key: string;
  name: string;
  /** "500 g", "2 + 100 g", "au goût"; '' for none. */
  quantity: string;
  /** Titles of the recipes that need it; none for a line written by hand. */
  recipes: readonly string[];
  isTicked: boolean;
}

/** Lines that are found in one department of a shop. */
export interface AisleLines {
  name: string;
  lines: ShoppingLine[];
}

const OTHER_AISLE = 'Autres';

type Source = Need & { name: string; recipe: string | null };

/** The list's lines: all needs of an ingredient in one, also what was written by hand. */
export function shoppingLines(list: ShoppingList): ShoppingLine[] {
  const byKey = groupBy(sourcesOf(list), ({ name }) => ingredientKey(name));
  return [...byKey].flatMap(([key, sources]) => {
    if (list.removed.includes(key)) return [];
    const times = sources.reduce((sum, { servings, written_for }) => sum + servings / written_for, 0);
    const names = sources.map(({ name }) => scaleName(boughtName(name), times, 1));
    return {
      key,
      // The longest is the plural.
      name: names.reduce((longest, name) => (foldText(name).length > foldText(longest).length ? name : longest)),
      quantity: addQuantities(sources),
      recipes: [...new Set(sources.flatMap(({ recipe }) => recipe ?? []))],
      isTicked: list.ticked.includes(key),
    };
  });
}

function sourcesOf({ recipes, own }: ShoppingList): Source[] {
  return [
    ...recipes.flatMap((recipe) => {
      const needed = neededKeys(recipe);
      const rows = recipe.ingredients.filter(({ name }) => needed.includes(ingredientKey(name)));
      const { servings, written_for, title } = recipe;
      return rows.map((row) => ({ ...row, servings, written_for, recipe: title }));
    }),
    ...own.map((line) => ({ ...readIngredient(line), servings: 1, written_for: 1, recipe: null })),
  ];
}

/**
 * Lines by department, in the order of `aisles`, those of none last; by name within each.
 * @param aisleOf the department of an ingredient; `null` if it is not known
 */
export function linesByAisle(
  lines: readonly ShoppingLine[],
  aisles: readonly string[],
  aisleOf: (name: string) => string | null,
): AisleLines[] {
  const sorted = [...lines].sort((one, other) => one.name.localeCompare(other.name, 'fr'));
  const found = groupBy(sorted, ({ name }) => aisleOf(name) ?? OTHER_AISLE);
  return [...aisles, OTHER_AISLE].flatMap((name) => {
    const inAisle = found.get(name);
    return inAisle ? [{ name, lines: inAisle }] : [];
  });
}
