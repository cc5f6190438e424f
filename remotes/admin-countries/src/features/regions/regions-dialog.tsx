import { Alert, Button, Dialog, stack, useForm } from '@tdt/admin/kit';
import type { AdminCountryRow } from '@tdt/contracts';
import { useState } from 'react';
import type { CountryOutput } from '../edit/country-schema.ts';
import { type CountryValues, newCountry } from '../edit/country-values.ts';
import { Regions } from '../edit/texts/regions.tsx';
import { type RegionsChange, type RegionsOutcome, regionsApi } from './change-regions.ts';

interface RegionsDialogProps {
  countries: AdminCountryRow[];
  onClose: (isDone: boolean) => void;
}

/** Gives several countries the same regions, says what became of each, and takes it back. */
export function RegionsDialog({ countries, onClose }: RegionsDialogProps) {
  const { control, getValues } = useForm<CountryValues, unknown, CountryOutput>({ defaultValues: newCountry() });
  const [isRefused, setRefused] = useState(false);
  const [outcome, setOutcome] = useState<RegionsOutcome | null>(null);
  const [isUndone, setUndone] = useState(false);
  const [change, { isLoading }] = regionsApi.useCountriesChangeRegionsMutation();
  const carryOut = async (changes: RegionsChange[]) => setOutcome((await change(changes)).data ?? null);
  const run = () => {
    // A region that was typed and not added is added when its field loses the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const regions = getValues('regions').map(({ name }) => name);
    if (regions.length === 0) return setRefused(true);
    void carryOut(countries.map(({ id, name, revision }) => ({ id, name, revision, regions })));
  };
  if (outcome)
    return (
      <Dialog
        // A new step takes the focus and is read out.
        key={String(isUndone)}
        title={isUndone ? 'Modification annulée' : 'Modification terminée'}
        onClose={() => !isLoading && onClose(true)}
        actions={
          <>
            <Button disabled={isLoading} onClick={() => onClose(true)}>
              Fermer
            </Button>
            {!isUndone && outcome.undo.length > 0 && (
              <Button loading={isLoading} onClick={() => carryOut(outcome.undo).then(() => setUndone(true))}>
                Annuler la modification
              </Button>
            )}
          </>
        }
      >
        <p>{`${outcome.undo.length} pays ${isUndone ? 'rétabli' : 'modifié'}${outcome.undo.length > 1 ? 's' : ''}.`}</p>
        <ul>
          {outcome.skipped.map(({ name, reason }) => (
            <li key={name}>{`${name} : ${reason}`}</li>
          ))}
        </ul>
      </Dialog>
    );
  return (
    <Dialog
      isForm
      title="Changer les régions"
      onClose={() => !isLoading && onClose(false)}
      actions={
        <>
          <Button disabled={isLoading} onClick={() => onClose(false)}>
            Fermer
          </Button>
          <Button
            type="primary"
            loading={isLoading}
            // Else the field loses the focus, the region appears, and the button is not below the pointer any more.
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            Confirmer
          </Button>
        </>
      }
    >
      <div className={stack(4)}>
        <p>{`Elles remplaceront celles de : ${countries.map(({ name }) => name).join(', ')}.`}</p>
        <Regions control={control} getValues={getValues} />
        {isRefused && <Alert type="error" title="Indiquez au moins une région." />}
      </div>
    </Dialog>
  );
}
