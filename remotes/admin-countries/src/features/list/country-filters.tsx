import { FilterSelect, type UrlState } from '@tdt/admin/kit';
import type { AdminCountrySort } from '@tdt/contracts/plain';

/** Filters by their names in the address and in the API's query. */
export const COUNTRY_FILTERS = ['with_recipes', 'no_pictures'] as const;
type Filter = (typeof COUNTRY_FILTERS)[number];

const RECIPE_OPTIONS = [
  { value: 'true', label: 'Avec recettes' },
  { value: 'false', label: 'Sans recette' },
];
const PICTURE_OPTIONS = [{ value: 'true', label: 'Sans image' }];

/** The filters of an address, without values that the server would refuse: links are outdated or edited by hand. */
export function knownFilters({ with_recipes, no_pictures }: Readonly<Record<Filter, string>>): Record<Filter, string> {
  const known = (options: { value: string }[], value: string) =>
    options.some((option) => option.value === value) ? value : '';
  return { with_recipes: known(RECIPE_OPTIONS, with_recipes), no_pictures: known(PICTURE_OPTIONS, no_pictures) };
}

/** Filters of the list by recipes and by pictures. */
export function CountryFilters({ state }: { state: UrlState<AdminCountrySort, Filter> }) {
  const { with_recipes, no_pictures } = knownFilters(state.filters);
  return (
    <>
      <FilterSelect
        label="Recettes"
        all="Avec ou sans"
        value={with_recipes}
        options={RECIPE_OPTIONS}
        onChange={(value) => state.filterBy('with_recipes', value)}
      />
      <FilterSelect
        label="Images"
        all="Avec ou sans"
        value={no_pictures}
        options={PICTURE_OPTIONS}
        onChange={(value) => state.filterBy('no_pictures', value)}
      />
    </>
  );
}
