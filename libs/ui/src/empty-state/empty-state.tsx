import type { Elements } from '@tdt/platform';
import styles from './empty-state.module.css';

/** An empty plate, one sentence, and the next action. */
export function EmptyState({ text, children }: { text: string; children?: Elements }) {
  return (
    <div className={styles.empty}>
      <svg className={styles.plate} viewBox="0 0 120 80" aria-hidden="true" focusable="false">
        <circle cx="60" cy="40" r="30" />
        <circle cx="60" cy="40" r="20" strokeDasharray="2 4" />
        <path d="M14 14v18c0 5 6 5 6 0V14M17 14v14M17 36v30M103 66V14c-8 4-8 22 0 26" />
      </svg>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
