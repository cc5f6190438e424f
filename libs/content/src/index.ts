/** The demo's content: countries, recipes and the plan of their pictures. */
export { type DemoCountry, loadCountries } from './countries.ts';
export { LARGE_CATALOGUE_MAX, largeCatalogue } from './large-catalogue/large-catalogue.ts';
export { committedPicture } from './pictures/committed.ts';
export { demoPictures } from './pictures/plan.ts';
export { type DemoRecipe, loadRecipes } from './recipes.ts';
