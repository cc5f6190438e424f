import { codeOf, isSessionFailure, problemOf } from '@tdt/admin/api';
import { Button, Dialog, Input, stack } from '@tdt/admin/kit';
import type { BulkAction } from '@tdt/contracts';
import { DIFFICULTIES, RECIPE_TYPES } from '@tdt/contracts/plain';
import { type ReactNode, useId, useState } from 'react';
import { recipesApi } from '../../recipes/recipes-api.ts';
import styles from './bulk.module.css';
import { bulkApi } from './bulk-api.ts';
import { ACTION_LABELS, DIFFICULTY_LABELS, recipes, TYPE_LABELS } from './bulk-texts.ts';
import { countOf, type Selection } from './use-selection.ts';

type Kind = BulkAction['kind'];
const KINDS = Object.keys(ACTION_LABELS) as Kind[];
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
  const [kind, setKind] = useState<Kind | null>(null);
  const [values, setValues] = useState<Values>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [plan, { isLoading }] = bulkApi.useBulkPlanMutation();
  const id = useId();
  const change = (value: Values) => {
    setRefusal(null);
    setValues({ ...values, ...value });
  };
  const proceed = async () => {
    const action = kind && actionOf(kind, values);
    if (!action) return setRefusal(kind ? 'Indiquez la nouvelle valeur.' : 'Choisissez ce qui doit changer.');
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
          <Button type="primary" loading={isLoading} onClick={proceed}>
            Continuer
          </Button>
        </>
      }
    >
      <fieldset className={stack(2, styles.choices)} aria-describedby={refusal ? `${id}-refusal` : undefined}>
        <legend>Ce qui doit changer</legend>
        {KINDS.map((each) => (
          <div key={each}>
            <Choice
              name={id}
              label={ACTION_LABELS[each]}
              isChosen={kind === each}
              onChoose={() => {
                setRefusal(null);
                setKind(each);
              }}
            />
            {kind === each && <ValueOf kind={each} values={values} onChange={change} />}
          </div>
        ))}
      </fieldset>
      {refusal && (
        <p id={`${id}-refusal`} role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </Dialog>
  );
}

/** What is typed and chosen, for whichever action. */
type Values = Partial<Record<'country' | 'type' | 'difficulty' | 'from' | 'to', string>>;

/** The action that the form describes; `null`: it lacks a value. */
function actionOf(kind: Kind, { country, type, difficulty, from = '', to = '' }: Values): BulkAction | null {
  const type_recipe = RECIPE_TYPES.find((each) => each === type);
  const chosen = DIFFICULTIES.find((each) => each === difficulty);
  switch (kind) {
    case 'country':
      return country ? { kind, country_id: country === NO_COUNTRY ? null : country } : null;
    case 'type':
      return type_recipe ? { kind, type_recipe } : null;
    case 'difficulty':
      return chosen ? { kind, difficulty: chosen } : null;
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

interface ValueProps {
  values: Values;
  onChange: (value: Values) => void;
}

/** The control for the value of an action. */
function ValueOf({ kind, values, onChange }: ValueProps & { kind: Kind }): ReactNode {
  switch (kind) {
    case 'country':
      return <CountryChoice values={values} onChange={onChange} />;
    case 'type':
      return <Choices label="Type" field="type" labels={TYPE_LABELS} values={values} onChange={onChange} />;
    case 'difficulty':
      return (
        <Choices label="Difficulté" field="difficulty" labels={DIFFICULTY_LABELS} values={values} onChange={onChange} />
      );
    case 'group':
      return (
        <div className={styles.value}>
          <Word label="Nom actuel du groupe" value={values.from} onChange={(from) => onChange({ from })} />
          <Word label="Nouveau nom" value={values.to} onChange={(to) => onChange({ to })} />
        </div>
      );
    default:
      return null;
  }
}

interface ChoicesProps extends ValueProps {
  label: string;
  field: keyof Values;
  labels: Record<string, string>;
}

function Choices({ label, field, labels, values, onChange }: ChoicesProps) {
  const name = useId();
  return (
    <fieldset className={styles.value} aria-label={label}>
      {Object.entries(labels).map(([value, text]) => (
        <Choice
          key={value}
          name={name}
          label={text}
          isChosen={values[field] === value}
          onChoose={() => onChange({ [field]: value })}
        />
      ))}
    </fieldset>
  );
}

function Choice(props: { name: string; label: string; isChosen: boolean; onChoose: () => void }) {
  const { name, label, isChosen, onChoose } = props;
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}

function CountryChoice({ values, onChange }: ValueProps) {
  const { data } = recipesApi.useRecipesCountriesQuery();
  return (
    <select
      aria-label="Pays"
      className={styles.select}
      value={values.country ?? ''}
      onChange={({ target }) => onChange({ country: target.value })}
    >
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

function Word(props: { label: string; value: string | undefined; onChange: (value: string) => void }) {
  const { label, value = '', onChange } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input id={id} value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
