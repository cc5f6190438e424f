import { Button, stack, VisuallyHidden } from '@tdt/ui';
import styles from './removed-recipe.module.css';

/** Replaces the card of a removed favourite, with a button that restores it, until the visitor leaves the page. */
export function RemovedRecipe({ title, onRestore }: { title: string; onRestore: () => void }) {
  return (
    <div className={stack(4, styles.removed)}>
      <div className={styles.frame}>
        <p>Retirée de vos favoris</p>
        <Button variant="outline" onClick={onRestore}>
          <span>Annuler</span>
          <VisuallyHidden>{` le retrait de ${title}`}</VisuallyHidden>
        </Button>
      </div>
      <p className={styles.title}>{title}</p>
    </div>
  );
}
