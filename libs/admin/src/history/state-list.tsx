import { Button, cluster, exactText, stack } from '@tdt/admin/kit';
import styles from './history.module.css';
import type { State } from './use-states.ts';

interface StateListProps<Values> {
  states: readonly State<Values>[];
  page: number;
  hasOlder: boolean;
  onPage: (page: number) => void;
  onChoose: (state: State<Values>) => void;
}

/** The states of a form, to choose the one that is compared with the present. */
export function StateList<Values>({ states, page, hasOlder, onPage, onChoose }: StateListProps<Values>) {
  return (
    <div className={stack(3)}>
      <ul className={stack(2, styles.states)} aria-label="Versions">
        {states.map((state) => (
          <li key={`${state.source.kind} ${state.revision}`}>
            {state.is_present ? (
              <div className={styles.state}>
                <StateFacts state={state} title={`Version actuelle, du ${exactText(state.at)}`} />
              </div>
            ) : (
              <button type="button" className={styles.state} onClick={() => onChoose(state)}>
                <StateFacts state={state} title={`Version du ${exactText(state.at)}`} />
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
    </div>
  );
}

function StateFacts<Values>({ state: { source, by, fields }, title }: { state: State<Values>; title: string }) {
  const names = fields.flatMap((field) => source.fieldName(field) ?? []);
  return (
    <>
      <b>{source.part ? `${title} (${source.part})` : title}</b>
      {by !== null && <bdi>{`par ${by}`}</bdi>}
      {names.length > 0 && <span>{[...new Set(names)].join(', ')}</span>}
    </>
  );
}
