import { classNames } from '@tdt/ui';
import styles from './globe-mark.module.css';

/** The site's mark: a plate as a globe, with a plane around it. */
export function GlobeMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.mark, className)} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="9.2" />
      <ellipse cx="16" cy="16" rx="4.2" ry="9.2" />
      <path d="M6.8 16h18.4M27.6 9.4A13.4 13.4 0 1 0 29.4 16" />
      <path className={styles.solid} d="M29.9 3.6l-4.8 7.6-1.7-2.6-3.1-.4z" />
    </svg>
  );
}
