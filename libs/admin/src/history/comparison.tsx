import { problemOf } from '@tdt/admin/api';
import { Alert, Button, exactText, Skeleton, stack } from '@tdt/admin/kit';
import { useId, useMemo } from 'react';
import { compareValues } from './compare-values.ts';
import type { ComparedField } from './compared.ts';
import { FieldComparison } from './field-comparison.tsx';
import styles from './history.module.css';
import { historyApi } from './history-api.ts';
import type { State } from './use-states.ts';

interface ComparisonProps<Values> {
  fields: readonly ComparedField<Values>[];
  present: Values;
  states: readonly State<Values>[];
  /** What can be restored, and what it is compared with. */
  chosen: State<Values>;
  other: State<Values>;
  onCompareWith: (state: State<Values>) => void;
  /** `null`: nothing can be restored now. */
  onRestore: ((values: Values) => void) | null;
}

/** Two states of a document, field by field. */
export function Comparison<Values>(props: ComparisonProps<Values>) {
  const { present, states, chosen, other, onCompareWith } = props;
  const id = useId();
  const [from, to] = [useValues(chosen, present), useValues(other, present)];
  const error = from.error ?? to.error;
  return (
    <div className={stack(4)}>
      <span className={styles.with}>
        <label htmlFor={id}>Comparer avec</label>
        <select
          id={id}
          value={other.revision}
          onChange={({ target }) => {
            const next = states.find(({ revision }) => revision === Number(target.value));
            if (next) onCompareWith(next);
          }}
        >
          {states.map(({ revision, at, is_present }) => (
            <option key={revision} value={revision} disabled={revision === chosen.revision}>
              {is_present ? 'la version actuelle' : `la version du ${exactText(at)}`}
            </option>
          ))}
        </select>
      </span>
      {error && <Alert type="error" title={error} />}
      {!error && !(from.values && to.values) && <Skeleton active title={false} />}
      {from.values && to.values && <Differences {...props} from={from.values} to={to.values} />}
    </div>
  );
}

interface DifferencesProps<Values> extends ComparisonProps<Values> {
  from: Values;
  to: Values;
}

/** What differs, the former state first, and the ways to restore what was chosen. */
function Differences<Values>({ fields, present, chosen, other, from, to, onRestore }: DifferencesProps<Values>) {
  const isFormer = chosen.revision < other.revision;
  const differences = useMemo(
    () => (isFormer ? compareValues(fields, from, to) : compareValues(fields, to, from)),
    [fields, from, to, isFormer],
  );
  const restore = (taken: readonly ComparedField<Values>[]) =>
    onRestore?.(taken.reduce((all, field) => field.take(all, from), present));
  return (
    <div className={stack(4)}>
      <div>
        <Button
          type="primary"
          disabled={!onRestore || differences.every(({ field }) => field.isApart)}
          onClick={() => restore(fields.filter(({ isApart }) => !isApart))}
        >
          Restaurer tout
        </Button>
      </div>
      {differences.length === 0 && <p>Aucune différence.</p>}
      {differences.map((difference) => (
        <FieldComparison
          key={difference.field.key}
          {...difference}
          onRestore={onRestore && (() => restore([difference.field]))}
        />
      ))}
    </div>
  );
}

/** The form's values in a state. */
function useValues<Values>({ source, revision }: State<Values>, present: Values) {
  const { currentData, error } = historyApi.useHistoryStateQuery({ kind: source.kind, id: source.id, revision });
  const values = useMemo(
    () => currentData && source.valuesOf(currentData as never, present),
    [currentData, source, present],
  );
  return { values, error: error && (problemOf(error)?.detail ?? 'Cette version n’a pas pu être chargée.') };
}
