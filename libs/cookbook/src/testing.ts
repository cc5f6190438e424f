export { recipeModel } from './recipes/recipe.model.ts';
