import type { ForeignRecipe } from './foreign-recipe.ts';
import { readSchemaOrg } from './schema-org.ts';
import { readTandoor } from './tandoor.ts';
import { isObject } from './values.ts';

/** What becomes of a recipe of another program, in the form that an import checks. */
export interface ReadRecipe {
  /** Without a country: the import knows which there are. */
  seed: Record<string, unknown>;
  cuisines: string[];
  pictures: string[];
  /** What was missing, and what stands in its place. */
  notes: string[];
}

/** What other programs do not know, or leave open. */
const DEFAULTS = { difficulty: 'moyen', servings: 4, type: 'plat', quantity: 'au goût' } as const;

/**
 * Reads a recipe as schema.org, Mealie or Tandoor write it; `null` for any other record. The result is not checked: the
 * import refuses it like any other.
 */
export function readForeign(record: unknown): ReadRecipe | null {
  if (!isObject(record)) return null;
  const recipe = readTandoor(record) ?? readSchemaOrg(record);
  return recipe && toSeed(recipe);
}

function toSeed(recipe: ForeignRecipe): ReadRecipe {
  const { title, description, servings, type, cuisines, pictures } = recipe;
  const notes = [
    description === '' && 'no description: the title is in its place',
    servings === null && `no servings: ${DEFAULTS.servings}`,
    type === null && `no known type: ${DEFAULTS.type}`,
  ].filter((note) => note !== false);
  const seed = {
    title,
    description: description || title,
    servings: servings ?? DEFAULTS.servings,
    difficulty: DEFAULTS.difficulty,
    type_recipe: type ?? DEFAULTS.type,
    preparation_time: recipe.preparationTime,
    cooking_time: recipe.cookingTime,
    ingredients: recipe.ingredients.map((row) => ({ ...row, quantity: row.quantity || DEFAULTS.quantity })),
    steps: recipe.steps.map(({ description, group, rest = null }) => ({ description, group, duree_repos: rest })),
  };
  return { seed, cuisines, pictures, notes };
}
