/** The demo's content: countries, recipes and the plan of their pictures. */
export { type CountrySeed, loadCountries } from './countries.ts';
export { committedPicture } from './pictures/committed.ts';
export type {
  DefaultName,
  DemoPicture,
  DishDrawing,
  DrawingSpec,
  PictureOwner,
  PictureSize,
} from './pictures/picture.ts';
export { demoPictures } from './pictures/plan.ts';
export { loadRecipes, type RecipeIngredientSeed, type RecipeSeed, type RecipeStepSeed } from './recipes.ts';
