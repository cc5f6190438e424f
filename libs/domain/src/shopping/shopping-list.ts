import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { readIngredient } from '@tdt/cuisine';
import { type RecipeReference, readReference } from '../kept/recipe-reference.ts';
import { fieldsOf, itemsOf, type Kept, textOf } from '../kept/stored-values.ts';
import { firstCharacters } from '../text/excerpt.ts';
import { ingredientKey } from './ingredient-key.ts';

/** Largest numbers of recipes and of lines written by hand. */
export const LIST_MAX = 100;
/** Characters of a line written by hand. */
export const OWN_LINE_MAX = 200;

/** A recipe on the list, with its ingredients as they were then: the list needs neither network nor recipe. */
export interface ListedRecipe extends RecipeReference {
  servings: number;
  /** Servings that the quantities are written for. */
  written_for: number;
  ingredients: readonly { name: string; quantity: string }[];
}

/** Keys are those of `ingredientKey`. */
export interface ShoppingList {
  recipes: readonly ListedRecipe[];
  /** Lines written by hand, as typed: "200 g de farine". */
  own: readonly string[];
  /** Keys of lines that are ticked. */
  ticked: readonly string[];
  /** Keys of lines that the visitor does not want, although a recipe needs them. */
  removed: readonly string[];
}

const NO_LIST: ShoppingList = { recipes: [], own: [], ticked: [], removed: [] };

export const SHOPPING_LIST: Kept<ShoppingList> = { key: 'tdt.shopping-list', read: readShoppingList };

export function readShoppingList(value: unknown): ShoppingList {
  const { recipes, own, ticked, removed } = fieldsOf(value);
  const key = (item: unknown) => textOf(item, OWN_LINE_MAX);
  return withoutRest({
    recipes: oncePerRecipe(itemsOf(recipes, LIST_MAX, readRecipe)),
    own: [...new Set(itemsOf(own, LIST_MAX, key))],
    ticked: itemsOf(ticked, Number.POSITIVE_INFINITY, key),
    removed: itemsOf(removed, Number.POSITIVE_INFINITY, key),
  });
}

function readRecipe(value: unknown): ListedRecipe | null {
  const reference = readReference(value);
  const { servings, written_for, ingredients } = fieldsOf(value);
  if (!reference || !isServings(servings) || !isServings(written_for)) return null;
  return {
    ...reference,
    servings,
    written_for,
    ingredients: itemsOf(ingredients, RECIPE_LIMITS.ingredients, (item) => {
      const { name, quantity } = fieldsOf(item);
      const text = textOf(name, RECIPE_LIMITS.ingredientName);
      return text === null ? null : { name: text, quantity: textOf(quantity, RECIPE_LIMITS.quantity) ?? '' };
    }),
  };
}

export const isServings = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= RECIPE_LIMITS.servings;

/** The last one of each recipe. */
export const oncePerRecipe = <T extends { id: string }>(recipes: readonly T[]): T[] => [
  ...new Map(recipes.map((recipe) => [recipe.id.toLowerCase(), recipe])).values(),
];

/** A recipe for the list, at these servings. */
export const listRecipe = (
  { id, slug, title, servings, ingredients }: RecipeReference & Pick<ListedRecipe, 'servings' | 'ingredients'>,
  chosen: number,
): ListedRecipe => ({
  ...{ id, slug, title, servings: chosen, written_for: servings },
  ingredients: ingredients.map(({ name, quantity }) => ({ name, quantity })),
});

/** Water comes from the tap, "bouillon de cuisson du poulet" from the pot. */
const NOT_BOUGHT = /^(?:eau$|(?:bouillon|eau|jus) de cuisson)/;

/** Keys of what must be bought for a recipe. */
export const neededKeys = ({ ingredients }: ListedRecipe): string[] =>
  ingredients.map(({ name }) => ingredientKey(name)).filter((key) => !NOT_BOUGHT.test(key));
const ownKey = (line: string): string => ingredientKey(readIngredient(line).name);
const keysOf = ({ recipes, own }: Pick<ShoppingList, 'recipes' | 'own'>): string[] => [
  ...recipes.flatMap(neededKeys),
  ...own.map(ownKey),
];

/** Adds a recipe, or replaces it in its place without the ticks of its lines. */
export function putRecipe(list: ShoppingList, recipe: ListedRecipe): ShoppingList {
  if (list.recipes.every(({ id }) => id !== recipe.id)) return mergeLists(list, { ...NO_LIST, recipes: [recipe] });
  return withoutRest({
    ...list,
    recipes: list.recipes.map((one) => (one.id === recipe.id ? recipe : one)),
    ticked: without(list.ticked, neededKeys(recipe)),
  });
}

export const dropRecipe = (list: ShoppingList, recipeId: string): ShoppingList =>
  withoutRest({ ...list, recipes: list.recipes.filter(({ id }) => id !== recipeId) });

/** Adds lines written by hand, as many as there is room for. */
export const addOwnLines = (list: ShoppingList, lines: readonly string[]): ShoppingList =>
  mergeLists(list, readShoppingList({ own: lines.map((line) => firstCharacters(line, OWN_LINE_MAX)) }));

export const toggleLine = (list: ShoppingList, key: string): ShoppingList => ({
  ...list,
  ticked: list.ticked.includes(key) ? without(list.ticked, [key]) : [...list.ticked, key],
});

/** Removes lines; a recipe goes with the last of its lines. */
export const dropLines = (list: ShoppingList, keys: readonly string[]): ShoppingList =>
  withoutRest({
    ...list,
    own: list.own.filter((line) => !keys.includes(ownKey(line))),
    removed: [...list.removed, ...keys],
  });

/**
 * Adds the recipes and lines that only `other` has; those of `list` stay as they are. A line that more is added to is
 * neither ticked nor removed any more.
 */
export function mergeLists(list: ShoppingList, other: ShoppingList): ShoppingList {
  const recipes = other.recipes.filter(({ id }) => list.recipes.every((one) => one.id !== id));
  const own = other.own.filter((line) => !list.own.includes(line));
  const [before, added] = [shownKeys(list), shownKeys({ ...other, recipes, own })];
  return withoutRest({
    recipes: [...list.recipes, ...recipes].slice(0, LIST_MAX),
    own: [...list.own, ...own].slice(0, LIST_MAX),
    ticked: [...without(list.ticked, added), ...without(other.ticked, before)],
    removed: without([...list.removed, ...other.removed], [...before, ...added]),
  });
}

const shownKeys = (list: ShoppingList): string[] => without(keysOf(list), list.removed);

function without(keys: readonly string[], dropped: readonly string[]): string[] {
  const all = new Set(dropped);
  return keys.filter((key) => !all.has(key));
}

/** Drops recipes all of whose lines are removed, and keys that no line has. */
function withoutRest(list: ShoppingList): ShoppingList {
  const recipes = list.recipes.filter((recipe) => without(neededKeys(recipe), list.removed).length > 0);
  const keys = new Set(keysOf({ recipes, own: list.own }));
  const known = (some: readonly string[]) => [...new Set(some)].filter((key) => keys.has(key));
  return { recipes, own: list.own, ticked: known(without(list.ticked, list.removed)), removed: known(list.removed) };
}
