import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  children: ReactNode;
}

/** One choice of several that looks like a label: a radio button with its words. Takes what an input takes. */
export function Chip({ children, ...input }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input type="radio" {...input} />
      {children}
    </label>
  );
}

/** How much a choice would show, in a quieter tone. */
export function ChipCount({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>;
}
