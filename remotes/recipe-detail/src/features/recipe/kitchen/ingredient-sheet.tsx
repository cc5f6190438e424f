import { useBackCloses } from '@tdt/platform';
import { Icon, icons, stack } from '@tdt/ui';
import { useRef, useState } from 'react';
import { Diets } from './diets.tsx';
import styles from './ingredient-sheet.module.css';
import { Ingredients, type IngredientsProps } from './ingredients.tsx';

/** For phones: a button that stays in reach along the steps and opens the ingredients in a sheet above them. */
export function IngredientSheet(props: IngredientsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => dialog.current?.close());
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <p className={styles.reach} data-hide="print no-script">
        <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
          <Icon path={icons.list} />
          Ingrédients
        </button>
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself; this click is on its backdrop */}
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-label="Ingrédients"
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <div className={stack(4, styles.content)}>
          <p className={styles.bar}>
            <span className={styles.title}>Ingrédients</span>
            <button type="button" className={styles.close} aria-label="Fermer" onClick={() => dialog.current?.close()}>
              <Icon path={icons.close} />
            </button>
          </p>
          {isOpen && (
            <>
              <Ingredients {...props} />
              <Diets recipe={props.recipe} level={3} />
            </>
          )}
        </div>
      </dialog>
    </>
  );
}
