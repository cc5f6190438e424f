import { classNames } from '@tdt/ui';
import styles from './postage.module.css';

/** A decorative postage stamp: a covered dish that takes off over the sea. */
export function Postage({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.postage, className)}>
      <svg className={styles.stamp} viewBox="0 0 120 150" aria-hidden="true" focusable="false">
        <rect className={styles.paper} x="5" y="5" width="110" height="140" />
        <svg x="13" y="13" width="94" height="124" viewBox="0 -6 96 126" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.sky} y="-6" width="96" height="126" />
          <circle className={styles.sun} cx="66" cy="40" r="17" />
          <path className={styles.hill} d="M0 84c12-14 25-20 38-12s20 2 30-8 20-10 28-6v62H0z" />
          <path className={styles.sea} d="M0 92c8-4 16-4 24 0s16 4 24 0 16-4 24 0 16 4 24 0v28H0z" />
          <path className={styles.trail} d="M8 58c14-2 22-12 34-14" />
          <path className={styles.dish} d="M22 88c0-15 11-25 26-25s26 10 26 25zM17 91h62l-4 6H21z" />
          <circle className={styles.dish} cx="48" cy="60" r="3.6" />
          <path className={styles.shine} d="M30 84c1-8 6-13 12-15" />
          <text className={styles.value} x="8" y="12">
            BON VOYAGE
          </text>
        </svg>
      </svg>
      <Postmark className={styles.over} />
    </div>
  );
}

/** A postmark with the waves that cancel a stamp. */
export function Postmark({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.postmark, className)} viewBox="0 0 190 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="46" />
      <circle cx="50" cy="50" r="31" />
      <path d="M34 52l26-14-8 28-7-10zM45 56l15-18" />
      <path d="M25 34l-6-4M21 50h-7M25 66l-6 4M75 34l6-4M79 50h7M75 66l6 4M50 14V8M50 86v6" />
      <path d="M100 30q11-8 22 0t22 0 22 0 22 0M104 44q11-8 22 0t22 0 22 0 18 0M104 58q11-8 22 0t22 0 22 0 18 0M100 72q11-8 22 0t22 0 22 0 22 0" />
    </svg>
  );
}
