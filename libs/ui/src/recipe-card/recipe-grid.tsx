import type { ReactNode } from 'react';
import styles from './recipe-grid.module.css';

/** Cards in as many columns as fit; the children are `<li>`. */
export function RecipeGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}
