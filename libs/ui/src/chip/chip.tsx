import type { Elements } from '@tdt/platform';
import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps extends Omit<ComponentProps<'input'>, 'className' | 'children'> {
  children: Elements;
}

/** One option of several: a radio button, or by its `type` a check box, styled as a chip. Takes the props of an input. */
export function Chip({ children, ...input }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input type="radio" {...input} />
      {children}
    </label>
  );
}

/** The number of results of an option, in a quieter colour. */
export function ChipCount({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>;
}
