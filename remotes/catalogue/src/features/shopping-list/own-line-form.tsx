import { addOwnLine, LIST_MAX, OWN_LINE_MAX } from '@tdt/domain';
import { useToasts } from '@tdt/platform';
import { Button } from '@tdt/ui';
import type { FormEvent } from 'react';
import styles from './own-line-form.module.css';
import type { ChangeList } from './use-undo.ts';

/** Adds a line that no recipe needs, or more of one. */
export function OwnLineForm({ change, isFull }: { change: ChangeList; isFull: boolean }) {
  const { show } = useToasts();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('ligne') as HTMLInputElement;
    if (isFull) return show({ kind: 'info', title: `Vous avez déjà ajouté ${LIST_MAX} lignes` });
    const line = field.value;
    change((list) => addOwnLine(list, line));
    field.value = '';
  };
  return (
    <form className={styles.form} data-hide="print" onSubmit={add}>
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
      />
      <Button type="submit" variant="outline">
        Ajouter
      </Button>
    </form>
  );
}
