import { problemOf } from '@tdt/admin/api';
import { Alert, Button, cluster, exactText, Skeleton } from '@tdt/admin/kit';
import { useId, useMemo } from 'react';
import { compareVersions } from './compare.ts';
import { FieldDifference } from './difference.tsx';
import { type FormFields, takeField } from './fields.ts';
import styles from './history.module.css';
import { historyApi, type State } from './states.ts';

interface ComparisonProps<Values> {
  fields: FormFields<Values>;
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
export function Comparison<Values extends object>(props: ComparisonProps<Values>) {
  const { present, states, chosen, other, onCompareWith } = props;
  const id = useId();
  const [from, to] = [useValues(chosen, present), useValues(other, present)];
  const error = from.error ?? to.error;
  return (
    <>
      <span className={cluster(2, styles.line)}>
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
    </>
  );
}

interface DifferencesProps<Values> extends ComparisonProps<Values> {
  from: Values;
  to: Values;
}

/** What differs, the former state first, and the ways to restore what was chosen. */
function Differences<Values extends object>(props: DifferencesProps<Values>) {
  const { fields, present, chosen, other, from, to, onRestore } = props;
  const isFormer = chosen.revision < other.revision;
  const differences = useMemo(
    () => (isFormer ? compareVersions(fields, from, to) : compareVersions(fields, to, from)),
    [fields, from, to, isFormer],
  );
  const together = Object.keys(fields.labels).filter((path) => path !== fields.apart);
  const restore = (paths: readonly string[]) =>
    onRestore?.(paths.reduce((values, path) => takeField(values, path, from), present));
  return (
    <>
      <div>
        <Button
          type="primary"
          disabled={!onRestore || !differences.some(({ path }) => together.includes(path))}
          onClick={() => restore(together)}
        >
          Restaurer tout
        </Button>
      </div>
      {differences.length === 0 && <p>Aucune différence.</p>}
      {differences.map(({ path, content }) => (
        <FieldDifference
          key={path}
          label={fields.labels[path] ?? ''}
          content={content}
          isApart={path === fields.apart}
          onRestore={onRestore && (() => restore([path]))}
        />
      ))}
    </>
  );
}

/** The form's values in a state. */
function useValues<Values>({ source, revision }: State<Values>, present: Values) {
  const { currentData, error } = historyApi.useHistoryStateQuery({ kind: source.kind, id: source.id, revision });
  const { valuesOf } = source;
  const values = useMemo(
    () => currentData && valuesOf(currentData as never, present),
    [currentData, valuesOf, present],
  );
  return { values, error: error && (problemOf(error)?.detail ?? 'Cette version n’a pas pu être chargée.') };
}
