import type { ReactNode } from 'react';
import styles from './recipe-grid.module.css';

/** Lays cards out in as many columns as fit; its children are `<li>`. */
export function RecipeGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}
