import { useCurrentUser } from '@tdt/admin/api';
import { Button, cluster, type EditFormState, timeText } from '@tdt/admin/kit';
import type { TeamKind } from '@tdt/contracts/plain';
import type { FieldValues } from 'react-hook-form';
import { initialsOf, overtakenText, presenceText } from './presence-text.ts';
import styles from './teamwork.module.css';
import { usePresence } from './use-presence.ts';

interface FormPresenceProps<Values extends FieldValues> {
  kind: TeamKind;
  /** Of the document. */
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: it does not care what the schema turns values into
  form: EditFormState<Values, any>;
}

/** Who else has this document open, and that it was saved since: the user can look at that before a conflict. */
export function FormPresence<Values extends FieldValues>({ kind, id, form }: FormPresenceProps<Values>) {
  const { email } = useCurrentUser();
  const { others = [], saved = null } = usePresence(kind, id) ?? {};
  const isOvertaken = saved !== null && form.state.phase === 'editing' && saved.revision > form.state.base.revision;
  const texts = [presenceText(others, kind), isOvertaken ? overtakenText(saved, email, timeText) : ''];
  return (
    <div className={cluster(2, styles.presence)}>
      {others.map(({ email }) => (
        <span key={email} className={styles.initials} aria-hidden>
          {initialsOf(email)}
        </span>
      ))}
      <p role="status">{texts.filter(Boolean).join(' ')}</p>
      {isOvertaken && (
        <Button size="small" onClick={form.conflict.open}>
          Voir les changements
        </Button>
      )}
    </div>
  );
}
