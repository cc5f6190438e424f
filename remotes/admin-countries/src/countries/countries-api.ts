import { api } from '@tdt/admin/api';
import type { TableQuery } from '@tdt/admin/kit';
import type {
  AdminCountry,
  AdminCountryList,
  AdminCountrySort,
  CountryInput,
  CountryNames,
  CountryRegions,
  CountryUpdateInput,
} from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';

/** By what the list can be filtered. */
export type CountryFilter = 'with_recipes' | 'no_pictures' | 'trash';

/** The requests of the country screens. */
export const countriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    countriesList: build.query<AdminCountryList, TableQuery<AdminCountrySort, CountryFilter>>({
      query: (params) => ({ url: ADMIN_API.countries, params: { ...params } }),
      providesTags: ['Country'],
    }),
    countriesNames: build.query<CountryNames, void>({
      query: () => ADMIN_API.countryNames,
      providesTags: ['Country'],
    }),
    countriesRegions: build.query<CountryRegions, void>({
      query: () => ADMIN_API.countryRegions,
      providesTags: ['Country'],
    }),
    // For a form: no tags, so that no write loads it again; not cached, so that every form begins with fresh data.
    countriesOne: build.query<AdminCountry, string>({ query: (id) => ADMIN_API.country(id), keepUnusedDataFor: 0 }),
    countriesCreate: build.mutation<AdminCountry, CountryInput>({
      query: (body) => ({ url: ADMIN_API.countries, method: 'POST', body }),
      invalidatesTags: ['Country', 'Stats'],
    }),
    // Lists of recipes name their countries.
    countriesUpdate: build.mutation<AdminCountry, { id: string; update: CountryUpdateInput }>({
      query: ({ id, update }) => ({ url: ADMIN_API.country(id), method: 'PUT', body: update }),
      invalidatesTags: ['Country', 'Recipe'],
    }),
    countriesRestore: build.mutation<AdminCountry, string>({
      query: (id) => ({ url: ADMIN_API.restoration(ADMIN_API.country(id)), method: 'POST' }),
      invalidatesTags: ['Country', 'Recipe', 'Stats'],
    }),
    countriesDestroy: build.mutation<null, string>({
      query: (id) => ({ url: ADMIN_API.permanently(ADMIN_API.country(id)), method: 'DELETE' }),
      invalidatesTags: ['Country'],
    }),
    /** `moveTo`: what becomes of the recipes, see `CountryRemovalSchema`. */
    countriesDelete: build.mutation<null, { id: string; moveTo: string | undefined }>({
      query: ({ id, moveTo }) => ({ url: ADMIN_API.country(id), method: 'DELETE', params: { move_to: moveTo } }),
      invalidatesTags: ['Country', 'Recipe', 'Stats'],
    }),
  }),
});
