import { Button, cluster, exactText, stack } from '@tdt/admin/kit';
import styles from './history.module.css';
import type { State } from './states.ts';

interface StateListProps<Values> {
  states: readonly State<Values>[];
  labels: Readonly<Record<string, string>>;
  page: number;
  hasOlder: boolean;
  onPage: (page: number) => void;
  onChoose: (state: State<Values>) => void;
}

/** The states of a form, to choose the one that is compared with the present. */
export function StateList<Values>({ states, labels, page, hasOlder, onPage, onChoose }: StateListProps<Values>) {
  return (
    <>
      <ul className={stack(2)} aria-label="Versions">
        {states.map((state) => (
          <li key={`${state.source.kind} ${state.revision}`}>
            {state.is_present ? (
              <div className={cluster(3, styles.state)}>
                <Facts state={state} labels={labels} title="Version actuelle, du" />
              </div>
            ) : (
              <button type="button" className={cluster(3, styles.state)} onClick={() => onChoose(state)}>
                <Facts state={state} labels={labels} title="Version du" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {(page > 1 || hasOlder) && (
        <div className={cluster(3)}>
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            Plus récentes
          </Button>
          <Button disabled={!hasOlder} onClick={() => onPage(page + 1)}>
            Plus anciennes
          </Button>
        </div>
      )}
    </>
  );
}

interface FactsProps<Values> extends Pick<StateListProps<Values>, 'labels'> {
  state: State<Values>;
  title: string;
}

/** When a state was saved, by whom, and the fields that the save changed, as far as the form shows them. */
function Facts<Values>({ state: { source, at, by, fields }, labels, title }: FactsProps<Values>) {
  const nameOf = (field: string) => (field === 'images' ? 'Images' : labels[`${source.prefix ?? ''}${field}`]);
  const names = fields.flatMap((field) => nameOf(field) ?? []);
  return (
    <>
      <b>{`${title} ${exactText(at)}${source.part ? ` (${source.part})` : ''}`}</b>
      {by !== null && <bdi>{`par ${by}`}</bdi>}
      {names.length > 0 && <span>{names.join(', ')}</span>}
    </>
  );
}
