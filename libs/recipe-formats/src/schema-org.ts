import { readIngredientList } from '@tdt/cuisine';
import { isRecipeJsonLd } from '@tdt/domain/seo';
import type { ForeignRecipe } from './foreign-recipe.ts';
import { plainLine, plainText } from './plain-text.ts';
import { asList, durationText, type ForeignFields, isObject, nameOf, servingsOf, typeOf } from './values.ts';

type Step = ForeignRecipe['steps'][number];
type Ingredient = ForeignRecipe['ingredients'][number];

/** Sections hold steps; anything deeper is no recipe. */
const DEEPEST = 4;

/** The recipe of a schema.org object, or of a file of Mealie, which has the same names. */
export function readSchemaOrg(recipe: ForeignFields): ForeignRecipe | null {
  if (!isRecipeJsonLd(recipe) && !('recipeIngredient' in recipe)) return null;
  const categories = [...asList(recipe.recipeCategory), ...asList(recipe.tags)].map(nameOf).join(', ');
  const keywords = asList(recipe.keywords).map(nameOf).join(', ');
  return {
    title: nameOf(recipe.name) || nameOf(recipe.headline),
    description: plainText(recipe.description),
    servings: servingsOf(recipe.recipeYield) ?? servingsOf(recipe.recipeServings) ?? servingsOf(recipe.yield),
    type: typeOf(categories, keywords),
    cuisines: asList(recipe.recipeCuisine).map(nameOf).filter(Boolean),
    preparationTime: durationText(recipe.prepTime),
    cookingTime: durationText(recipe.cookTime ?? recipe.performTime),
    ingredients: ingredientsOf(recipe),
    steps: asList(recipe.recipeInstructions).flatMap((step) => stepsOf(step)),
    pictures: asList(recipe.image).flatMap(addressOf),
  };
}

function ingredientsOf(recipe: ForeignFields): Ingredient[] {
  let group: string | null = null;
  return asList(recipe.recipeIngredient ?? recipe.ingredients).flatMap((item) => {
    if (!isObject(item)) return lines(plainText(item), null);
    // Mealie: a row with a title begins a group.
    group = plainLine(item.title) || group;
    const { display, originalText, quantity, unit, food, note } = item;
    const parts = [Number(quantity) ? plainLine(quantity) : '', nameOf(unit), nameOf(food), plainLine(note)];
    return lines(plainLine(display) || plainLine(originalText) || parts.filter(Boolean).join(' '), group);
  });
}

const lines = (text: string, group: string | null): Ingredient[] =>
  readIngredientList(text).map((row) => ({ name: row.name, quantity: row.quantity, group: row.group || group }));

/** A text of one or several steps, a `HowToStep`, or a `HowToSection` with steps. */
function stepsOf(value: unknown, group: string | null = null, depth = 0): Step[] {
  if (depth > DEEPEST) return [];
  if (!isObject(value)) {
    return Array.isArray(value)
      ? value.flatMap((step) => stepsOf(step, group, depth + 1))
      : linesOf(plainText(value)).map((description) => ({ description, group }));
  }
  if (value.itemListElement !== undefined) {
    const section = nameOf(value.name) || group;
    return asList(value.itemListElement).flatMap((step) => stepsOf(step, section, depth + 1));
  }
  const description = plainText(value.text ?? value.description ?? value.name);
  return description === '' ? [] : [{ description, group: plainLine(value.title) || group }];
}

/** Numbers in front of steps: the site has its own. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^(?:(?:étape|step)\s*)?\d{1,2}\s*[.):–-]\s+/iu, '').trim())
    .filter(Boolean);

/** Addresses of an `ImageObject`, of a text, or of several. */
function addressOf(image: unknown): string[] {
  const address = isObject(image) ? (image.url ?? image.contentUrl) : image;
  if (Array.isArray(address)) return address.flatMap(addressOf);
  return typeof address === 'string' && /^https?:\/\//i.test(address) ? [address] : [];
}
