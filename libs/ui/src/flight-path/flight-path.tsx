import { classNames } from '../class-names.ts';
import styles from './flight-path.module.css';

/** A dotted flight path between two sections; decorative. */
export function FlightPath({ turn = 'right', className }: { turn?: 'left' | 'right'; className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.path, className)}
      data-turn={turn}
      data-hide="print"
      viewBox="0 0 1200 110"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.home} cx="60" cy="84" r="6" />
      <path
        className={styles.trail}
        d="M70 82C260 6 420 12 560 58s150 62 188 22-22-72-52-40 44 74 170 56 190-60 246-66"
      />
      <path
        className={styles.plane}
        d="M1152 22l-40 2-13-17-7 1 5 17-15 1-7-8-5 1 5 12-3 12 5 1 6-9 15-1-3 18 7 0 11-18 40-4c7-1 7-8-1-8z"
      />
    </svg>
  );
}
