import { problemOf } from '@tdt/admin/api';
import { Button, Dialog, Input, stack, useReport } from '@tdt/admin/kit';
import { NOTE_TEXT_MAX, type TeamKind } from '@tdt/contracts/plain';
import { FORM_TOPIC } from '@tdt/platform';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { NoteList } from './note-list.tsx';
import styles from './teamwork.module.css';
import { teamworkApi } from './teamwork-api.ts';
import { useNotes } from './use-notes.ts';

interface FormNotesProps {
  kind: TeamKind;
  /** Of the document. */
  id: string;
  /** The names of the fields. */
  labels: Readonly<Record<string, string>>;
  /** The first field of what is shown of the form. */
  first: string;
}

/** The notes on a document, and the way to write one: on the field that had the focus last. */
export function FormNotes({ kind, id, labels, first }: FormNotesProps) {
  const { isKnown, all, open } = useNotes(kind, id);
  const last = useLastField(labels, first);
  const [field, setField] = useState<string | null>(null);
  // It stays where the dialog is closed by mistake.
  const [text, setText] = useState('');
  const [add, { isLoading }] = teamworkApi.useTeamworkAddNoteMutation();
  const report = useReport();
  const ids = useId();
  if (!isKnown) return null;
  const close = () => setField(null);
  const send = async (field: string) => {
    const { error } = await add({ kind, id, field, text });
    const description = problemOf(error)?.errors?.[0]?.message ?? 'La note n’a pas pu être ajoutée.';
    report(error, null, { topic: FORM_TOPIC, description });
    if (!error) setText('');
  };
  return (
    <>
      <Button onClick={() => setField(last())}>{open.length > 0 ? `Notes (${open.length})` : 'Notes'}</Button>
      {field !== null && (
        <Dialog
          isForm
          title="Notes"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Fermer</Button>
              <Button type="primary" loading={isLoading} disabled={text.trim() === ''} onClick={() => send(field)}>
                Ajouter la note
              </Button>
            </>
          }
        >
          <div className={stack(4)}>
            <div className={stack(2)}>
              <label htmlFor={`${ids}-text`}>Note pour les autres éditeurs, que les visiteurs ne voient pas</label>
              <Input.TextArea
                id={`${ids}-text`}
                rows={3}
                maxLength={NOTE_TEXT_MAX}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </div>
            <div className={stack(2)}>
              <label htmlFor={`${ids}-field`}>Champ</label>
              <select
                id={`${ids}-field`}
                className={styles.field}
                value={field}
                onChange={(event) => setField(event.target.value)}
              >
                {Object.entries(labels).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
            <NoteList notes={all} labels={labels} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The field whose control had the focus last of those that are shown; else the first one. */
function useLastField(labels: Readonly<Record<string, string>>, first: string): () => string {
  const last = useRef({ field: first, first });
  const note = useEffectEvent((field: string) => {
    last.current = { field, first };
  });
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const control = target instanceof Element ? target.closest('[name], [data-name]') : null;
      const name = control?.getAttribute('name') ?? control?.getAttribute('data-name') ?? '';
      const field = [name, name.replace(/\..*/, '')].find((known) => Object.hasOwn(labels, known));
      if (field !== undefined) note(field);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [labels]);
  return () => (last.current.first === first ? last.current.field : first);
}
