import { listLines } from '@tdt/cuisine/words';
import { addOwnLines, LIST_MAX, OWN_LINE_MAX } from '@tdt/domain/shopping';
import { useToasts } from '@tdt/platform';
import { Button } from '@tdt/ui';
import type { ClipboardEvent, FormEvent } from 'react';
import styles from './own-line-form.module.css';
import type { ChangeList } from './use-undo.ts';

/** Adds a line that no recipe needs, or more of one; several at once when they are pasted. */
export function OwnLineForm({ change, own }: { change: ChangeList; own: readonly string[] }) {
  const { show } = useToasts();
  const room = LIST_MAX - own.length;
  const add = (lines: readonly string[]) => {
    const excess = lines.filter((line) => !own.includes(line)).length - room;
    if (room > 0) change((list) => addOwnLines(list, lines));
    if (room > 0 && excess <= 0) return true;
    const title =
      room > 0 ? `Il n'y a plus de place pour ${excess} des lignes` : `Vous avez déjà ajouté ${LIST_MAX} lignes`;
    show({ kind: 'info', title });
    return false;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('ligne') as HTMLInputElement;
    if (add(listLines(field.value))) field.value = '';
  };
  const paste = (event: ClipboardEvent) => {
    const lines = listLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    add(lines);
  };
  return (
    <form className={styles.form} data-hide="print" onSubmit={submit}>
      <label htmlFor="ligne" className={styles.label}>
        Ajouter une ligne
      </label>
      <input
        id="ligne"
        name="ligne"
        className={styles.input}
        required
        maxLength={OWN_LINE_MAX}
        placeholder="200 g de farine"
        autoComplete="off"
        enterKeyHint="done"
        onPaste={paste}
      />
      <Button type="submit" variant="outline">
        Ajouter
      </Button>
    </form>
  );
}
