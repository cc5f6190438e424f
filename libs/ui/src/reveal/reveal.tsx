import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './reveal.module.css';
import { useReveal } from './use-reveal.ts';

/** Moves its content in once, when it is scrolled into view. */
export function Reveal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { ref, state } = useReveal();
  return (
    <div ref={ref} className={classNames(className, state !== 'plain' && styles[state])}>
      {children}
    </div>
  );
}
