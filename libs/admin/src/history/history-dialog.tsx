import { Alert, Button, Dialog, type EditFormState, exactText, Skeleton, stack } from '@tdt/admin/kit';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Comparison } from './comparison.tsx';
import type { FormFields } from './fields.ts';
import { StateList } from './state-list.tsx';
import { type Sources, type State, useStates } from './states.ts';

/** What the history of a form needs of it. */
export interface HistoryProps<Values extends FieldValues> {
  /** What is compared with the states that it has had, and saves what is restored. */
  form: Pick<EditFormState<Values>, 'state' | 'hasUnsaved' | 'conflict'>;
  /** Saves restored values. Default: on what the form is based on. */
  restore?: (values: Values) => Promise<void>;
  sources: Sources<Values>;
  fields: FormFields<Values>;
}

interface HistoryDialogProps<Values extends FieldValues> extends HistoryProps<Values> {
  /** The save that is looked at first, such as `recipe-5`; '': none. */
  opened: string;
  onClose: () => void;
}

/** The former states of what a form edits: a list, then one of them beside another. */
export function HistoryDialog<Values extends FieldValues>(props: HistoryDialogProps<Values>) {
  const { form, sources, fields, opened, onClose } = props;
  const { base } = form.state;
  const { restore = (values) => form.conflict.merge(base, values) } = props;
  // A restore replaces the form.
  const isChanged = form.hasUnsaved() || base.pending !== undefined;
  const onRestore = (values: Values) => {
    onClose();
    void restore(values);
  };
  const [page, setPage] = useState(1);
  const { states, hasOlder, isLoading, error } = useStates(sources, page);
  const [pair, setPair] = useState<Pair<Values> | null | 'opened'>(opened ? 'opened' : null);
  const shown = pair === 'opened' ? pairOf(opened, states) : pair;
  const of = (state: State<Values>) => states.filter(({ source }) => source.kind === state.source.kind);
  return (
    <Dialog
      isForm
      title={shown ? `Version du ${exactText(shown.chosen.at)}` : 'Historique'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Fermer</Button>
          {shown && <Button onClick={() => setPair(null)}>Toutes les versions</Button>}
        </>
      }
    >
      <div className={stack(4)}>
        {isChanged && <Alert type="warning" title={CHANGED} />}
        {error && <Alert type="error" title="L’historique n’a pas pu être chargé. Réessayez plus tard." />}
        {pair === 'opened' && !shown && !isLoading && <p>Cette version n’est plus conservée.</p>}
        {isLoading && states.length === 0 ? (
          <Skeleton active title={false} />
        ) : shown ? (
          <Comparison
            {...shown}
            fields={fields}
            present={base.values}
            states={of(shown.chosen)}
            onCompareWith={(other) => setPair({ ...shown, other })}
            onRestore={isChanged ? null : onRestore}
          />
        ) : (
          <StateList
            states={states}
            labels={fields.labels}
            page={page}
            hasOlder={hasOlder}
            onPage={setPage}
            onChoose={(chosen) => setPair(withPresent(chosen, of(chosen)))}
          />
        )}
      </div>
    </Dialog>
  );
}

const CHANGED =
  'Le formulaire a des modifications qui ne sont pas enregistrées : enregistrez-les ou abandonnez-les avant de restaurer.';

interface Pair<Values> {
  chosen: State<Values>;
  other: State<Values>;
}

/** On later pages, which are without the present state, the newest of the page takes its place. */
const withPresent = <Values,>(chosen: State<Values>, states: readonly State<Values>[]): Pair<Values> => ({
  chosen,
  other: states.find(({ is_present }) => is_present) ?? states[0] ?? chosen,
});

/** What a save changed: the state that it made, and the one before. `null`: that one is no longer stored. */
function pairOf<Values>(opened: string, states: readonly State<Values>[]): Pair<Values> | null {
  const [kind, revision] = opened.split('-');
  const ofKind = states.filter(({ source }) => source.kind === kind);
  const at = ofKind.findIndex((state) => state.revision === Number(revision));
  const [other, chosen] = [ofKind[at], ofKind[at + 1]];
  return at >= 0 && other && chosen ? { chosen, other } : null;
}
