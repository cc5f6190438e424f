import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** The buttons of a row, side by side on phones too. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
