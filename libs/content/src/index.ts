/** The demo's content: countries, recipes and their pictures. */
export { loadCountries } from './countries.ts';
export { demoCountries, demoRecipes } from './demo.ts';
export { LARGE_CATALOGUE_MAX, largeCatalogue } from './large-catalogue/large-catalogue.ts';
export { aboutPicture, demoPictures } from './pictures.ts';
export { type DemoRecipe, loadRecipes } from './recipes.ts';
