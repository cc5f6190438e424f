import { useReport } from '@tdt/admin/kit';
import { countriesApi } from '../../countries/countries-api.ts';

/** Takes a country out of the trash, and reports that. */
export function useRestore() {
  const report = useReport();
  const [restore] = countriesApi.useCountriesRestoreMutation();
  return async (id: string): Promise<void> => {
    const { error } = await restore(id);
    const note = 'Ses recettes restent là où elles ont été déplacées.';
    report(error, { title: 'Pays restauré', note }, { description: 'Le pays n’a pas pu être restauré' });
  };
}
