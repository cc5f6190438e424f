import { codeOf, problemOf } from '@tdt/admin/api';
import { Button, Dialog, useReport } from '@tdt/admin/kit';
import type { AdminCountryRow } from '@tdt/contracts';
import { COUNTRY_MESSAGES, NO_COUNTRY } from '@tdt/contracts/plain';
import { useRef, useState } from 'react';
import { countriesApi } from '../../countries/countries-api.ts';
import { type Destination, RecipesQuestion } from './recipes-question.tsx';
import { useRestore } from './use-restore.ts';

export interface RemovalDialogProps {
  country: Pick<AdminCountryRow, 'id' | 'name' | 'recipe_count'>;
  onClose: () => void;
  /** It is in the trash. */
  onRemoved?: () => void;
}

/** Asks before a country is deleted, and what becomes of its recipes. */
export function RemovalDialog({ country, onClose, onRemoved }: RemovalDialogProps) {
  const { id, name, recipe_count } = country;
  const report = useReport();
  const restore = useRestore();
  const [remove, { isLoading }] = countriesApi.useCountriesDeleteMutation();
  /** How many recipes there are, in a sentence; `null`: none. The server may know of recipes that the list does not. */
  const [recipes, setRecipes] = useState(recipe_count === 0 ? null : COUNTRY_MESSAGES.hasRecipes(recipe_count));
  const [destination, setDestination] = useState<Destination>({ kind: 'move', to: '' });
  const [isRefused, setRefused] = useState(false);
  const select = useRef<HTMLSelectElement>(null);

  const run = async () => {
    if (recipes !== null && destination.kind === 'move' && destination.to === '') {
      setRefused(true);
      select.current?.focus();
      return;
    }
    const moveTo = destination.kind === 'move' ? destination.to : NO_COUNTRY;
    const { error } = await remove({ id, moveTo: recipes === null ? undefined : moveTo });
    if (codeOf(error) === 'COUNTRY_HAS_RECIPES' && recipes === null) {
      setRecipes(problemOf(error)?.detail ?? null);
      return;
    }
    onClose();
    // Another user has deleted it: the goal is reached.
    const failure = codeOf(error) === 'COUNTRY_NOT_FOUND' ? undefined : error;
    const action = { label: 'Annuler', onPress: () => void restore(id) };
    const description = 'Une erreur est survenue lors de la suppression du pays';
    report(failure, { title: 'Pays supprimé', action }, { description });
    if (!failure) onRemoved?.();
  };

  return (
    <Dialog
      title="Supprimer ce pays?"
      onClose={() => !isLoading && onClose()}
      actions={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            Annuler
          </Button>
          <Button type="primary" danger loading={isLoading} onClick={run}>
            Supprimer
          </Button>
        </>
      }
    >
      <p>{`« ${name} » et ses images vont à la corbeille, d’où vous pourrez les restaurer pendant 30 jours.`}</p>
      {recipes !== null && (
        <RecipesQuestion
          text={recipes}
          countryId={id}
          value={destination}
          isRefused={isRefused}
          select={select}
          onChange={(value) => {
            setDestination(value);
            setRefused(false);
          }}
        />
      )}
    </Dialog>
  );
}
