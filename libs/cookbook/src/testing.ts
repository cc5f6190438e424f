export { recipeModel } from './recipes/recipe.model.ts';
export { listOf } from './testing/list-of.ts';
