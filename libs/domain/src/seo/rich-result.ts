import type { RecipeDetail } from '@tdt/contracts';
import { recipeDurations } from '@tdt/cuisine';

/** What Google's rich result of a recipe takes from a recipe. */
type CheckedRecipe = Pick<RecipeDetail, 'title' | 'description' | 'servings' | 'preparation_time' | 'cooking_time'> & {
  country_id: string | null;
  keywords: string | null;
  hasCover: boolean;
  ingredients: Pick<RecipeDetail['ingredients'][number], 'name'>[];
  steps: Pick<
    RecipeDetail['steps'][number],
    'description' | 'media' | 'duree_preparation' | 'duree_cuisson' | 'duree_repos'
  >[];
};

/** One property of the rich result. */
export interface RichResultCheck {
  /** Google's name. */
  property: string;
  /** Without a required property there is no rich result at all. */
  isRequired: boolean;
  isMet: boolean;
}

const isFilled = (text: string | null): boolean => (text ?? '').trim() !== '';

/**
 * The properties that Google documents for recipes
 * (https://developers.google.com/search/docs/appearance/structured-data/recipe) and that an editor can fill, and
 * whether this recipe does. The site itself fills author, category and date; ratings and nutrition are left out, and the video of a whole recipe.
 */
export function richResultChecks(recipe: CheckedRecipe): RichResultCheck[] {
  const { preparation, cooking, total } = recipeDurations(recipe);
  const steps = recipe.steps.filter(({ description }) => isFilled(description));
  const check = (property: string, isMet: boolean, isRequired = false): RichResultCheck => ({
    property,
    isRequired,
    isMet,
  });
  return [
    check('name', isFilled(recipe.title), true),
    check('image', recipe.hasCover, true),
    check('description', isFilled(recipe.description)),
    check(
      'recipeIngredient',
      recipe.ingredients.some(({ name }) => isFilled(name)),
    ),
    check('recipeInstructions', steps.length > 0),
    check('recipeInstructions.image', steps.length > 0 && steps.every(({ media }) => media?.type === 'image')),
    check('recipeYield', recipe.servings > 0),
    check('prepTime', preparation !== null),
    check('cookTime', cooking !== null),
    check('totalTime', total !== null),
    check('recipeCuisine', recipe.country_id !== null),
    check('keywords', isFilled(recipe.keywords)),
  ];
}
