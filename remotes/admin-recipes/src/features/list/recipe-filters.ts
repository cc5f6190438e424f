import type { ListFilter } from '@tdt/admin/kit';
import {
  GAP_LABELS,
  RECIPE_GAPS,
  RECIPE_TYPE_CODES,
  type RecipeTypeCode,
  SLUG_PATTERN,
  VISIBILITIES,
} from '@tdt/contracts/plain';
import { type RecipeFilter, recipesApi } from '../../recipes/recipes-api.ts';
import { STATES } from './recipe-state.tsx';

const TYPES: Record<RecipeTypeCode, string> = { entree: 'Starters', plat: 'Main dishes', dessert: 'Desserts' };

const TYPE: ListFilter<RecipeFilter> = {
  name: 'type',
  label: 'Type',
  all: 'All types',
  options: RECIPE_TYPE_CODES.map((value) => ({ value, label: TYPES[value] })),
};
const GAP: ListFilter<RecipeFilter> = {
  name: 'gap',
  label: 'Incomplete',
  all: 'All recipes',
  options: [
    { value: 'any', label: 'Anything missing' },
    ...RECIPE_GAPS.map((value) => ({ value, label: GAP_LABELS[value] })),
  ],
};

const STATE: ListFilter<RecipeFilter> = {
  name: 'visibility',
  label: 'State',
  all: 'All states',
  options: VISIBILITIES.map((value) => ({ value, label: STATES[value] })),
};

/** Filters of the list by country, type, state and what is missing. */
export function useRecipeFilters(): ListFilter<RecipeFilter>[] {
  const { data: countries } = recipesApi.useRecipesCountriesQuery();
  const options = (countries?.items ?? []).map(({ name, slug }) => ({ value: slug, label: name }));
  // A country of the address counts before the countries are loaded.
  const isKnown = (slug: string) => SLUG_PATTERN.test(slug);
  return [{ name: 'pays', label: 'Country', all: 'All countries', options, isKnown }, TYPE, STATE, GAP];
}
