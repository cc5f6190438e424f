import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only; with `heading`, a heading of the second level with that id. */
export function VisuallyHidden({ heading, children }: { heading?: string; children: ReactNode }) {
  const Tag = heading ? 'h2' : 'span';
  return (
    <Tag id={heading} className={styles.hidden}>
      {children}
    </Tag>
  );
}
