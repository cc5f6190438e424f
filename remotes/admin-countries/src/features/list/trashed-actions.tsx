import { codeOf, isSessionFailure } from '@tdt/admin/api';
import { Button, ConfirmButton, DeleteOutlined, RowActions, useReference } from '@tdt/admin/kit';
import type { AdminCountryRow } from '@tdt/contracts';
import { useToasts } from '@tdt/platform';
import { countriesApi } from '../../countries/countries-api.ts';
import { useRestore } from './use-restore.ts';

/** The buttons of a row in the trash. */
export function TrashedActions({ country: { id, name } }: { country: AdminCountryRow }) {
  const { show } = useToasts();
  const reference = useReference();
  const restore = useRestore();
  const [destroy] = countriesApi.useCountriesDestroyMutation();
  const onConfirm = async () => {
    const { error } = await destroy(id);
    // Another user has done it, or its time was over: the goal is reached.
    if (!error || codeOf(error) === 'COUNTRY_NOT_FOUND')
      return show({ kind: 'success', title: 'Pays supprimé définitivement' });
    if (isSessionFailure(error)) return;
    const description = 'Une erreur est survenue lors de la suppression du pays';
    show({ kind: 'error', title: 'Erreur', description, ...reference(error) });
  };
  return (
    <RowActions isWrapped>
      <Button aria-label={`Restaurer ${name}`} onClick={() => void restore(id)}>
        Restaurer
      </Button>
      <ConfirmButton
        label={`Supprimer définitivement ${name}`}
        icon={<DeleteOutlined aria-hidden />}
        title="Supprimer définitivement ?"
        text={`« ${name} », ses images et ses versions vont disparaître. Cette action est irréversible.`}
        confirm="Supprimer définitivement"
        cancel="Annuler"
        onConfirm={onConfirm}
      />
    </RowActions>
  );
}
