import type { CountrySeed, RecipeSeed } from '@tdt/contracts';
import { loadCountries } from './countries.ts';
import { newestFirst } from './newest-first.ts';
import { countryPictures, recipePictures } from './pictures.ts';
import { loadRecipes } from './recipes.ts';

/** All countries, those that have recipes with their pictures. */
export const demoCountries = (): CountrySeed[] =>
  loadCountries().map((country) => ({ ...country, images: countryPictures(country).map(({ image }) => image) }));

/** The first `count` recipes, all of them by default, with their pictures, in the order in which to date them. */
export const demoRecipes = (count?: number): RecipeSeed[] =>
  newestFirst(loadRecipes().slice(0, count)).map((recipe) => ({
    ...recipe,
    images: recipePictures(recipe).map(({ image }) => image),
  }));
