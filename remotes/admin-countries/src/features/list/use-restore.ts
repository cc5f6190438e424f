import { isSessionFailure } from '@tdt/admin/api';
import { useReference } from '@tdt/admin/kit';
import { useToasts } from '@tdt/platform';
import { countriesApi } from '../../countries/countries-api.ts';

/** Takes a country out of the trash, and reports that. */
export function useRestore() {
  const { show } = useToasts();
  const reference = useReference();
  const [restore] = countriesApi.useCountriesRestoreMutation();
  return async (id: string): Promise<void> => {
    const { error } = await restore(id);
    const note = 'Ses recettes restent là où elles ont été déplacées.';
    if (!error) return show({ kind: 'success', title: 'Pays restauré', note });
    if (isSessionFailure(error)) return;
    show({ kind: 'error', title: 'Erreur', description: 'Le pays n’a pas pu être restauré', ...reference(error) });
  };
}
