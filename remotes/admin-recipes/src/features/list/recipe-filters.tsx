import { FilterSelect, type UrlState } from '@tdt/admin/kit';
import {
  type AdminRecipeSort,
  GAP_LABELS,
  RECIPE_GAPS,
  RECIPE_TYPE_CODES,
  type RecipeTypeCode,
  SLUG_PATTERN,
} from '@tdt/contracts/plain';
import { recipesApi } from '../../recipes/recipes-api.ts';

/** Filters by their names in the address and in the API's query. */
export const RECIPE_FILTERS = ['pays', 'type', 'gap'] as const;
type Filter = (typeof RECIPE_FILTERS)[number];

const TYPES: Record<RecipeTypeCode, string> = { entree: 'Starters', plat: 'Main dishes', dessert: 'Desserts' };

const TYPE_OPTIONS = RECIPE_TYPE_CODES.map((value) => ({ value, label: TYPES[value] }));
const GAP_OPTIONS = [
  { value: 'any', label: 'Anything missing' },
  ...RECIPE_GAPS.map((value) => ({ value, label: GAP_LABELS[value] })),
];

/** The filters of an address, without values that the server would refuse: links are outdated or edited by hand. */
export function knownFilters({ pays, type, gap }: Readonly<Record<Filter, string>>): Record<Filter, string> {
  const known = (options: { value: string }[], value: string) =>
    options.some((option) => option.value === value) ? value : '';
  return {
    pays: SLUG_PATTERN.test(pays) ? pays : '',
    type: known(TYPE_OPTIONS, type),
    gap: known(GAP_OPTIONS, gap),
  };
}

/** Filters of the list by country, type and what is missing. */
export function RecipeFilters({ state }: { state: UrlState<AdminRecipeSort, Filter> }) {
  const { data: countries } = recipesApi.useRecipesCountriesQuery();
  const { pays, type, gap } = knownFilters(state.filters);
  const countryOptions = (countries?.items ?? []).map(({ name, slug }) => ({ value: slug, label: name }));
  return (
    <>
      <FilterSelect
        label="Country"
        all="All countries"
        value={pays}
        options={countryOptions}
        onChange={(value) => state.filterBy('pays', value)}
      />
      <FilterSelect
        label="Type"
        all="All types"
        value={type}
        options={TYPE_OPTIONS}
        onChange={(value) => state.filterBy('type', value)}
      />
      <FilterSelect
        label="Incomplete"
        all="All recipes"
        value={gap}
        options={GAP_OPTIONS}
        onChange={(value) => state.filterBy('gap', value)}
      />
    </>
  );
}
