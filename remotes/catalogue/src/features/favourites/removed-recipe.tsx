import { Button, VisuallyHidden } from '@tdt/ui';
import styles from './removed-recipe.module.css';

/** Stands where a card was, as long as the visit of the page lasts. */
export function RemovedRecipe({ title, onRestore }: { title: string; onRestore: () => void }) {
  return (
    <div className={styles.removed}>
      <div className={styles.frame}>
        <p>Retirée de vos favoris</p>
        <Button variant="outline" onClick={onRestore}>
          Annuler<VisuallyHidden> le retrait de {title}</VisuallyHidden>
        </Button>
      </div>
      <p className={styles.title}>{title}</p>
    </div>
  );
}
