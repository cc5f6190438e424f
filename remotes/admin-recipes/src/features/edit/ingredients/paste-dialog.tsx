import { Button, Dialog, Input, stack } from '@tdt/admin/kit';
import { type ListedIngredient, readIngredientList } from '@tdt/cuisine';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import styles from './ingredients.module.css';

interface PasteDialogProps {
  /** What was pasted already. */
  initial: string;
  /** How many rows the recipe may still take. */
  room: number;
  onTake: (rows: ListedIngredient[]) => void;
  onClose: () => void;
}

const EXAMPLE = "Pour la pâte :\n200 g de farine\n2 œufs\n1 cuillère à soupe d'huile d'olive";

/** Turns a pasted list into rows, which are shown before they are taken. */
export function PasteDialog({ initial, room, onTake, onClose }: PasteDialogProps) {
  const [text, setText] = useState(initial);
  const shown = useDeferredValue(text);
  const rows = useMemo(() => readIngredientList(shown), [shown]);
  const id = useId();
  const excess = rows.length - room;
  const label = rows.length === 1 ? 'Ajouter 1 ingrédient' : `Ajouter ${rows.length || 'les'} ingrédients`;
  return (
    <Dialog
      isForm
      title="Coller une liste d'ingrédients"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="primary" disabled={rows.length === 0 || excess > 0} onClick={() => onTake(rows)}>
            {label}
          </Button>
        </>
      }
    >
      <div className={stack(2)}>
        <label htmlFor={id}>Un ingrédient par ligne ; une ligne qui finit par « : » ouvre un groupe</label>
        <Input.TextArea
          id={id}
          rows={7}
          value={text}
          placeholder={EXAMPLE}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {excess > 0 && (
        <p role="alert" className={styles.missing}>
          {`La recette n'a de place que pour ${room} ${room > 1 ? 'ingrédients' : 'ingrédient'} de plus : la liste en a ${rows.length}.`}
        </p>
      )}
      {rows.length > 0 && <Preview rows={rows} />}
    </Dialog>
  );
}

function Preview({ rows }: { rows: ListedIngredient[] }) {
  const hasGroups = rows.some(({ group }) => group !== '');
  return (
    <div className={stack(2, styles.preview)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label="Aperçu des ingrédients" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Quantité</th>
              <th scope="col">Nom</th>
              {hasGroups && <th scope="col">Groupe</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ quantity, name, group }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are lines of the text
              <tr key={index}>
                <td>{quantity || <span className={styles.missing}>sans quantité</span>}</td>
                <td>{name}</td>
                {hasGroups && <td>{group}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
