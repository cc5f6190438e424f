import { codeOf } from '@tdt/admin/api';
import { Button, ConfirmButton, RowActions, useReport } from '@tdt/admin/kit';
import type { AdminCountryRow } from '@tdt/contracts';
import { countriesApi } from '../../countries/countries-api.ts';
import { useRestore } from './use-restore.ts';

/** The buttons of a row in the trash. */
export function TrashedActions({ country: { id, name } }: { country: AdminCountryRow }) {
  const report = useReport();
  const restore = useRestore();
  const [destroy] = countriesApi.useCountriesDestroyMutation();
  const onConfirm = async () => {
    const { error } = await destroy(id);
    // Another user has done it, or its time was over: the goal is reached.
    const failure = codeOf(error) === 'COUNTRY_NOT_FOUND' ? undefined : error;
    const description = 'Une erreur est survenue lors de la suppression du pays';
    report(failure, { title: 'Pays supprimé définitivement' }, { description });
  };
  return (
    <RowActions isWrapped>
      <Button aria-label={`Restaurer ${name}`} onClick={() => void restore(id)}>
        Restaurer
      </Button>
      <ConfirmButton
        label={`Supprimer définitivement ${name}`}
        title="Supprimer définitivement ?"
        text={`« ${name} », ses images et ses versions vont disparaître. Cette action est irréversible.`}
        confirm="Supprimer définitivement"
        onConfirm={onConfirm}
      />
    </RowActions>
  );
}
