import { codeOf, isSessionFailure, problemOf } from '@tdt/admin/api';
import { Alert, Button, cluster, Dialog, Input, stack } from '@tdt/admin/kit';
import type { BulkAction } from '@tdt/contracts';
import { DIFFICULTIES, RECIPE_TYPES } from '@tdt/contracts/plain';
import { difficultyLabel, typeLabel } from '@tdt/domain/recipes';
import { type ReactNode, useId, useState } from 'react';
import { recipesApi } from '../../recipes/recipes-api.ts';
import styles from './bulk.module.css';
import { bulkApi } from './bulk-api.ts';
import { ACTIONS, type Kind, recipes } from './bulk-texts.ts';
import { countOf, type Selection } from './use-selection.ts';

const KINDS = Object.keys(ACTIONS) as Kind[];
/** Without a country. */
const NO_COUNTRY = 'none';

interface ActionFormProps {
  selection: Selection;
  onClose: () => void;
  /** The selection is frozen as a run with this id. */
  onPlanned: (id: string) => void;
}

/** Asks what to change in the chosen recipes. */
export function ActionForm({ selection, onClose, onPlanned }: ActionFormProps) {
  const [chosen, setChosen] = useState<Kind | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [plan, { isLoading }] = bulkApi.useBulkPlanMutation();
  const id = useId();
  const proceed = async (values: FormData) => {
    const action = chosen && actionOf(chosen, (name) => String(values.get(name) ?? ''));
    if (!action) return setRefusal(chosen ? 'Indiquez la nouvelle valeur.' : 'Choisissez ce qui doit changer.');
    const { data, error } = await plan({ selection, action });
    if (data) return onPlanned(data.id);
    if (!isSessionFailure(error)) setRefusal(refusalOf(error));
  };
  return (
    <Dialog
      isForm
      title={`Modifier ${recipes(countOf(selection))}`}
      onClose={() => !isLoading && onClose()}
      actions={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            Fermer
          </Button>
          <Button type="primary" htmlType="submit" form={id} loading={isLoading}>
            Continuer
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={stack(3)}
        onChange={() => setRefusal(null)}
        onSubmit={(event) => {
          event.preventDefault();
          void proceed(new FormData(event.currentTarget));
        }}
      >
        <fieldset className={stack(2)}>
          <legend className={styles.legend}>Ce qui doit changer</legend>
          {KINDS.map((kind) => (
            <div key={kind}>
              <Choice name="kind" value={kind} label={ACTIONS[kind].label} onChoose={() => setChosen(kind)} />
              {/* What is typed for one action is there again when it is chosen again. */}
              <div className={styles.value} hidden={kind !== chosen}>
                {VALUES[kind]}
              </div>
            </div>
          ))}
        </fieldset>
        {refusal && <Alert type="error" title={refusal} />}
      </form>
    </Dialog>
  );
}

/** The action that the form describes; `null`: it lacks a value. */
function actionOf(kind: Kind, value: (name: string) => string): BulkAction | null {
  const [country_id, from, to] = [value('country'), value('from'), value('to')];
  const type_recipe = RECIPE_TYPES.find((type) => type === value('type'));
  const difficulty = DIFFICULTIES.find((each) => each === value('difficulty'));
  switch (kind) {
    case 'country':
      return country_id ? { kind, country_id: country_id === NO_COUNTRY ? null : country_id } : null;
    case 'type':
      return type_recipe ? { kind, type_recipe } : null;
    case 'difficulty':
      return difficulty ? { kind, difficulty } : null;
    case 'group':
      return from.trim() && to.trim() ? { kind, from, to } : null;
    default:
      return { kind };
  }
}

function refusalOf(error: unknown): string {
  if (codeOf(error) === 'VALIDATION_FAILED')
    return problemOf(error)?.errors?.[0]?.message ?? 'La sélection est refusée.';
  return 'Une erreur est survenue : rien n’a été modifié. Réessayez.';
}

interface ChoicesProps {
  label: string;
  name: string;
  /** Values with their labels. */
  options: [string, string][];
}

const Choices = ({ label, name, options }: ChoicesProps) => (
  <fieldset className={cluster(4)} aria-label={label}>
    {options.map(([value, text]) => (
      <Choice key={value} name={name} value={value} label={text} />
    ))}
  </fieldset>
);

function Choice(props: { name: string; value: string; label: string; onChoose?: () => void }) {
  const { name, value, label, onChoose } = props;
  return (
    <label className={cluster(2, styles.choice)}>
      <input type="radio" name={name} value={value} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}

function CountryChoice() {
  const { data } = recipesApi.useRecipesCountriesQuery();
  return (
    <select aria-label="Pays" name="country">
      <option value="">Choisir un pays</option>
      <option value={NO_COUNTRY}>Aucun pays</option>
      {data?.items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Word({ label, name }: { label: string; name: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input id={id} name={name} />
    </div>
  );
}

/** The controls for the value of an action. */
const VALUES: Partial<Record<Kind, ReactNode>> = {
  country: <CountryChoice />,
  type: <Choices label="Type" name="type" options={RECIPE_TYPES.map((type) => [type, typeLabel(type)])} />,
  difficulty: (
    <Choices
      label="Difficulté"
      name="difficulty"
      options={DIFFICULTIES.map((difficulty) => [difficulty, difficultyLabel(difficulty, 'filter')])}
    />
  ),
  group: (
    <div className={cluster(4)}>
      <Word label="Nom actuel du groupe" name="from" />
      <Word label="Nouveau nom" name="to" />
    </div>
  ),
};
