import type { RecipeSeed } from '@tdt/contracts';
import { DIFFICULTIES, RECIPE_TYPES } from '@tdt/contracts/plain';
import { minutes, sum } from '../checks/reading.ts';
import { recipePictures } from '../pictures.ts';
import { type DemoRecipe, loadRecipes } from '../recipes.ts';
import { type Draw, integer, oneOf } from './draw.ts';
import type { Title } from './titles.ts';

type Ingredient = RecipeSeed['ingredients'][number];
type Step = RecipeSeed['steps'][number];
type Image = NonNullable<RecipeSeed['images']>[number];

/** Fixed dates, so that the catalogue never changes and the demo, dated when it is stored, stays newer. */
const OLDEST = Date.UTC(2016, 0, 1);
const NEWEST = Date.UTC(2025, 11, 31);

const QUANTITIES = ['1', '2', '3', '50 g', '100 g', '150 g', '200 g', '20 cl', '2 cuillères à soupe', 'au goût'];
const PACES = [0.5, 1, 1, 1, 1.5, 2];

const byType = new Map(
  RECIPE_TYPES.map((type) => [type, loadRecipes().filter(({ type_recipe }) => type_recipe === type)]),
);
const byCountry = Map.groupBy(loadRecipes(), ({ country }) => country);
let images: Map<string, Image[]> | undefined;

/** A recipe with this title and country, modelled on a demo recipe, of that country if it has one of the type. */
export function composeRecipe({ text, type, ingredients }: Title, country: string, draw: Draw): RecipeSeed {
  const same = byType.get(type) ?? [];
  const pattern = byCountry.get(country)?.find(({ type_recipe }) => type_recipe === type) ?? oneOf(same, draw);
  const other = oneOf(same, draw);
  const steps = pacedSteps(pattern, oneOf(PACES, draw));
  return {
    title: text,
    description: pattern.description,
    country,
    type_recipe: type,
    difficulty: oneOf(DIFFICULTIES, draw, 1.5),
    preparation_time: duration(sum(steps.map(({ duree_preparation }) => minutes(duree_preparation)))),
    cooking_time: duration(sum(steps.map(({ duree_cuisson }) => minutes(duree_cuisson)))),
    servings: integer(draw, 2, 12),
    cultural_context: draw() < 0.8 ? pattern.cultural_context : null,
    cultural_context_title: pattern.cultural_context_title,
    ingredients_title: pattern.ingredients_title,
    steps_title: pattern.steps_title,
    groups: pattern.groups,
    prep_tips: pattern.prep_tips,
    diet_corrections: {},
    ingredients: mixedIngredients(pattern, other, ingredients, draw),
    steps,
    images: imagesOf(pattern),
    created_at: new Date(integer(draw, OLDEST, NEWEST)),
  };
}

/** The ingredients in the title, most of the pattern's, and some of another recipe's. */
function mixedIngredients(pattern: DemoRecipe, other: DemoRecipe, named: readonly string[], draw: Draw): Ingredient[] {
  const group = pattern.groups[0] ?? null;
  const first = named.map((name) => ({ name, quantity: oneOf(QUANTITIES, draw), group }));
  const own = pattern.ingredients.filter(() => draw() < 0.85);
  const added = other.ingredients.filter(() => draw() < 0.2).map((ingredient) => ({ ...ingredient, group }));
  return [...first, ...own, ...added];
}

const pacedSteps = (pattern: DemoRecipe, pace: number): Step[] =>
  pattern.steps.map((step) => ({
    ...step,
    duree_preparation: paced(step.duree_preparation, pace),
    duree_cuisson: paced(step.duree_cuisson, pace),
  }));

const paced = (text: string | null, pace: number): string | null =>
  text === null ? null : duration(Math.max(1, Math.round(minutes(text) * pace)));

/** 80 is "1 heure 20 minutes", 0 is `null`. */
function duration(total: number): string | null {
  const parts = [
    [Math.floor(total / 60), 'heure'],
    [total % 60, 'minute'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}${count > 1 ? 's' : ''}`);
  return said.length > 0 ? said.join(' ') : null;
}

/** The pattern's pictures at their URLs, so that no file is stored twice. */
function imagesOf({ title }: DemoRecipe): Image[] {
  images ??= new Map(loadRecipes().map((recipe) => [recipe.title, recipePictures(recipe).map(({ image }) => image)]));
  return images.get(title) ?? [];
}
