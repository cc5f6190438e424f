import { useCallback } from 'react';
import { recipesApi } from './recipes-api.ts';

/** Names countries by their ids; '' is none. */
export function useCountryName(): (id: string) => string {
  const { data } = recipesApi.useRecipesCountriesQuery();
  return useCallback(
    (id) => {
      if (id === '') return 'Aucun';
      return data?.items.find((country) => country.id === id)?.name ?? (data ? 'Pays supprimé' : '…');
    },
    [data],
  );
}
