import { Button, cluster, exactText, stack, useReport } from '@tdt/admin/kit';
import type { FieldNote } from '@tdt/contracts';
import { FORM_TOPIC } from '@tdt/platform';
import styles from './teamwork.module.css';
import { teamworkApi } from './teamwork-api.ts';

interface NoteListProps {
  notes: readonly FieldNote[];
  /** The names of the fields, where the notes do not stand at them. */
  labels?: Readonly<Record<string, string>>;
}

/** Notes, each with its author and what can be done with it. */
export function NoteList({ notes, labels }: NoteListProps) {
  if (notes.length === 0) return null;
  return (
    <ul className={stack(2, styles.notes)} aria-label="Notes">
      {notes.map((note) => (
        <Note key={note.id} note={note} label={labels && (labels[note.field] ?? note.field)} />
      ))}
    </ul>
  );
}

interface NoteProps {
  note: FieldNote;
  label: string | undefined;
}

function Note({ note, label }: NoteProps) {
  const [setDone] = teamworkApi.useTeamworkSetNoteDoneMutation();
  const [remove] = teamworkApi.useTeamworkRemoveNoteMutation();
  const report = useReport();
  const run = async (call: PromiseLike<{ error?: unknown }>) =>
    report((await call).error, null, { topic: FORM_TOPIC, description: 'La note n’a pas pu être changée.' });
  const { id, done } = note;
  const state = done ? `Terminée par ${done.by} le ${exactText(done.at)}` : `${note.by}, le ${exactText(note.at)}`;
  return (
    <li className={styles.note} data-done={done !== null}>
      <p dir="auto">
        {label !== undefined && <b>{`${label} : `}</b>}
        <span>{note.text}</span>
      </p>
      <div className={cluster(1, styles.tools)}>
        <span>{state}</span>
        <Button size="small" type="text" onClick={() => run(setDone({ id, done: done === null }))}>
          {done ? 'Rouvrir' : 'Terminé'}
        </Button>
        {note.is_own && (
          <Button size="small" type="text" danger onClick={() => run(remove(id))}>
            Supprimer
          </Button>
        )}
      </div>
    </li>
  );
}
