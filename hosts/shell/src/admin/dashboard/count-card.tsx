import styles from './count-card.module.css';
import { type Count, UNAVAILABLE } from './counts.ts';

/** One number, as on a departure board. */
export function CountCard({ count: { label, note }, shown }: { count: Count; shown: string | undefined }) {
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.number} data-unknown={shown === undefined || shown === UNAVAILABLE || undefined}>
        {shown ?? '…'}
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
