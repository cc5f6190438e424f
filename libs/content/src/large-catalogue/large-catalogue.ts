import type { RecipeSeed } from '@tdt/contracts';
import { loadCountries } from '../countries.ts';
import { loadRecipes } from '../recipes.ts';
import { composeRecipe } from './compose-recipe.ts';
import { drawFor, oneOf } from './draw.ts';
import { TITLE_BITS, type Title, titleAt } from './titles.ts';

/** The most recipes there are titles for, and a round number. */
export const LARGE_CATALOGUE_MAX = 1_000_000;

/** The last of every 25 recipes repeats an earlier title in another country, so that its slug ends in -2. */
const REPEAT_EVERY = 25;
/** Every eighth of those repeats a title for the second time: -3. */
const REPEAT_AGAIN_EVERY = 8 * REPEAT_EVERY;

const cooked = new Set(loadRecipes().map(({ country }) => country));
/** Countries with demo recipes, then the others, both in alphabetical order. */
const COUNTRIES = [
  ...loadCountries().filter(({ name }) => cooked.has(name)),
  ...loadCountries().filter(({ name }) => !cooked.has(name)),
].map(({ name }) => name);

/** How strongly recipes lean towards the first countries: at 3, half of them are in an eighth of the countries. */
const LEAN = 3;

/**
 * Recipes for load tests, as many as asked for, made one at a time of the demo's parts: its texts, ingredients, steps
 * and pictures under new titles. The same seed gives the same recipes, and fewer of them are the first of more.
 */
export function* largeCatalogue(count: number, seed = 1): Generator<RecipeSeed> {
  if (count > LARGE_CATALOGUE_MAX || 2 ** TITLE_BITS < LARGE_CATALOGUE_MAX) throw new RangeError('too few titles');
  for (let index = 0; index < count; index += 1) yield recipeAt(seed, index);
}

function recipeAt(seed: number, index: number): RecipeSeed {
  const draw = drawFor(seed, index);
  const { title, country } = identityAt(seed, index);
  return composeRecipe(title, country, draw);
}

/** Title and country, which together name a recipe: no two places share both. */
function identityAt(seed: number, index: number): { title: Title; country: string } {
  const nth = index % REPEAT_AGAIN_EVERY;
  if (nth === REPEAT_AGAIN_EVERY - 1) return inNextCountry(identityAt(seed, index - REPEAT_EVERY));
  if (nth % REPEAT_EVERY === REPEAT_EVERY - 1) return inNextCountry(identityAt(seed, index - REPEAT_EVERY + 1));
  return { title: titleAt(seed, index), country: oneOf(COUNTRIES, drawFor(~seed, index), LEAN) };
}

function inNextCountry({ title, country }: { title: Title; country: string }): { title: Title; country: string } {
  return { title, country: COUNTRIES[(COUNTRIES.indexOf(country) + 1) % COUNTRIES.length] ?? country };
}
