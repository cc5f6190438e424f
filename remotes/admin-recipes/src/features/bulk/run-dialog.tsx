import { Button, Dialog, stack, useReport } from '@tdt/admin/kit';
import type { BulkRun } from '@tdt/contracts';
import type { BulkState } from '@tdt/contracts/plain';
import styles from './bulk.module.css';
import { bulkApi } from './bulk-api.ts';
import { number, plural, reasonText, recipes, tallyLines, useActionText } from './bulk-texts.ts';

const POLL_MS = 1000;
/** Skipped recipes that are named one by one; the sentences count all. */
const NAMED = 200;

const TITLES: Record<BulkState, string> = {
  ready: 'Confirmer la modification',
  running: 'Modification en cours',
  done: 'Modification terminée',
  undoing: 'Annulation en cours',
  undone: 'Modification annulée',
};

/** A change of many recipes: what it would do, its progress, what it did, and its undoing. */
export function RunDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: run, error } = bulkApi.useBulkRunQuery(id);
  if (!run)
    return (
      <Dialog title="Modification groupée" onClose={onClose} actions={<Button onClick={onClose}>Fermer</Button>}>
        <p role="status">{error ? "Cette modification groupée n'a pas pu être chargée." : 'Chargement…'}</p>
      </Dialog>
    );
  // A new step is a new dialog: it takes the focus and is read out.
  return <Step key={run.state} run={run} onClose={onClose} />;
}

function Step({ run, onClose }: { run: BulkRun; onClose: () => void }) {
  const { state, action } = run;
  const actionText = useActionText();
  const isMoving = state === 'running' || state === 'undoing';
  const isUndoable = state === 'done' && run.result !== null && run.result.changed > 0;
  return (
    <Dialog
      title={TITLES[state]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Fermer</Button>
          {(state === 'ready' || isUndoable) && <NextButton run={run} />}
        </>
      }
    >
      <div className={stack(2)}>
        <b>{`${actionText(action)} · ${recipes(run.count)}`}</b>
        {state === 'ready' && <p>{titlesText(run)}</p>}
        {isMoving ? <Progress run={run} /> : <Result run={run} />}
      </div>
    </Dialog>
  );
}

/** Starts the run, or undoes it. */
function NextButton({ run: { id, state, expected } }: { run: BulkRun }) {
  const report = useReport();
  const [start, { isLoading: isStarting }] = bulkApi.useBulkStartMutation();
  const [undo, { isLoading: isUndoing }] = bulkApi.useBulkUndoMutation();
  const press = async (request: typeof start | typeof undo) =>
    report((await request(id)).error, null, { description: 'La demande n’est pas arrivée : réessayez.' });
  return state === 'ready' ? (
    <Button type="primary" disabled={expected.changed === 0} loading={isStarting} onClick={() => press(start)}>
      Confirmer
    </Button>
  ) : (
    <Button loading={isUndoing} onClick={() => press(undo)}>
      Annuler la modification
    </Button>
  );
}

function Progress({ run: { id, position, count } }: { run: BulkRun }) {
  bulkApi.useBulkRunQuery(id, { pollingInterval: POLL_MS });
  return (
    <>
      <progress className={styles.progress} aria-label="Avancement" max={count} value={position} />
      <p role="status">{`${number(position)} sur ${recipes(count)}`}</p>
      <p>Vous pouvez fermer : le site continue. Le résultat reste sous « Latest bulk changes ».</p>
    </>
  );
}

function Result({ run: { state, action, expected, result, undo } }: { run: BulkRun }) {
  const [tally, tense] = undo ? ([undo, 'undid'] as const) : ([result ?? expected, result ? 'did' : 'will'] as const);
  const named = state === 'ready' ? [] : tally.items.slice(0, NAMED);
  return (
    <>
      <ul className={stack(1)}>
        {tallyLines(action.kind, tally, tense).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {named.length > 0 && (
        <details>
          <summary>Recettes laissées telles quelles</summary>
          <ul className={stack(1)}>
            {named.map(({ id, title, reason }) => (
              <li key={id}>{`${title || id} : ${reasonText(reason)}`}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function titlesText({ titles, count }: BulkRun): string {
  const rest = count - titles.length;
  const named = titles.filter(Boolean).join(', ');
  return rest > 0 ? `${named} et ${number(rest)} autre${plural(rest)}` : named;
}
