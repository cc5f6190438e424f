import { Alert, Button, Dialog, type EditFormState, Skeleton, type StoredValues, stack } from '@tdt/admin/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCountryName } from '../../../../recipes/use-country-name.ts';
import type { RecipeOutput } from '../../recipe-schema.ts';
import { originOf, type RecipeValues } from '../../recipe-values.ts';
import { FieldChoice } from './field-choice.tsx';
import { MERGE_FIELDS, type MergeField } from './merge-fields.ts';
import { compareRecipes, mergeRecipes, type Side } from './merge-recipes.ts';

interface ConflictDialogProps {
  form: EditFormState<RecipeValues, RecipeOutput>;
}

/** Shown when another editor has saved meanwhile: what can be merged, and a choice for each part that both changed. */
export function ConflictDialog({ form }: ConflictDialogProps) {
  const [theirs, setTheirs] = useState<StoredValues<RecipeValues> | null | 'failed'>(null);
  const [choices, setChoices] = useState<Partial<Record<MergeField, Side>>>({});
  const load = useEffectEvent(async () => setTheirs((await form.conflict.load()) ?? 'failed'));
  useEffect(() => {
    void load();
  }, []);
  const countryName = useCountryName();
  const mine = form.getValues();
  const loaded = theirs === 'failed' ? null : theirs;
  const merge = loaded && compareRecipes(originOf(form.state.base), mine, loaded.values);
  const isDecided = merge?.conflicts.every((field) => choices[field]) ?? false;
  const save = () => {
    if (loaded && merge) void form.conflict.merge(loaded, mergeRecipes(mine, loaded.values, merge, choices));
  };
  return (
    <Dialog
      isForm
      title="Modifié par quelqu'un d'autre"
      onClose={form.conflict.dismiss}
      actions={
        <>
          <Button onClick={form.conflict.dismiss}>Continuer la saisie</Button>
          {merge && merge.mine.length === 0 && merge.conflicts.length === 0 ? (
            <Button type="primary" onClick={form.conflict.reload}>
              Afficher sa version
            </Button>
          ) : (
            <Button type="primary" disabled={!isDecided} onClick={save}>
              Fusionner et enregistrer
            </Button>
          )}
        </>
      }
    >
      <div className={stack(4)}>
        <p>Quelqu'un d'autre a enregistré cette recette depuis que vous l'avez ouverte. Rien n'est encore remplacé.</p>
        {theirs === null && <Skeleton active title={false} />}
        {theirs === 'failed' && <Alert type="error" title="Sa version n'a pas pu être chargée. Réessayez plus tard." />}
        {merge && <Changes title="Vos modifications, conservées" fields={merge.mine} />}
        {merge && <Changes title="Ses modifications, reprises" fields={merge.theirs} />}
        {merge && loaded && merge.conflicts.length > 0 && (
          <p>Vous avez tous deux modifié ce qui suit. Choisissez la version à garder.</p>
        )}
        {loaded &&
          merge?.conflicts.map((field) => (
            <FieldChoice
              key={field}
              field={field}
              mine={mine}
              theirs={loaded.values}
              countryName={countryName}
              chosen={choices[field]}
              onChoose={(side) => setChoices((all) => ({ ...all, [field]: side }))}
            />
          ))}
      </div>
    </Dialog>
  );
}

/** Names of the parts that one side changed. */
function Changes({ title, fields }: { title: string; fields: MergeField[] }) {
  if (fields.length === 0) return null;
  return (
    <p>
      <b>{`${title} :`}</b> <span>{fields.map((field) => MERGE_FIELDS[field]).join(', ')}</span>
    </p>
  );
}
