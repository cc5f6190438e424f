import type { CountryRef, RecipeCard } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import type { Crumb } from './json-ld.ts';

const HOME: Crumb = { name: 'Accueil', path: PAGES.home };

/** The way to the list of recipes. */
export const listCrumbs = (): Crumb[] => [HOME, { name: 'Recettes', path: PAGES.recipes }];

/** The way to a country. */
export const countryCrumbs = (country: Pick<CountryRef, 'name' | 'slug'>): Crumb[] => [
  HOME,
  { name: country.name, path: PAGES.country(country.slug) },
];

/** The way to a recipe, through its country. */
export const recipeCrumbs = (recipe: Pick<RecipeCard, 'title' | 'slug' | 'country'>): Crumb[] => [
  ...countryCrumbs(recipe.country),
  { name: recipe.title, path: PAGES.recipe(recipe.slug) },
];
