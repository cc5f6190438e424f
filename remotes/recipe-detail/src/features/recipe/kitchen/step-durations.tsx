import { formatDuration, sumDurations } from '@tdt/cuisine';
import { Icon } from '@tdt/ui';
import { DURATION_KINDS } from './duration-kinds.ts';
import styles from './step-durations.module.css';

type Timed = Record<(typeof DURATION_KINDS)[number]['key'], string | null>;

/** The durations of these steps, added up by kind. Kinds without a duration are left out. */
export function StepDurations({ steps }: { steps: readonly Timed[] }) {
  const known = DURATION_KINDS.flatMap((kind) => {
    const minutes = sumDurations(steps.map((step) => step[kind.key]));
    return minutes === null ? [] : [{ ...kind, minutes }];
  });
  if (known.length === 0) return null;
  return (
    <ul className={styles.durations}>
      {known.map(({ key, label, icon, minutes }) => (
        <li key={key} className={styles.duration}>
          <Icon path={icon} />
          <span>{label}</span> <strong>{formatDuration(minutes)}</strong>
        </li>
      ))}
    </ul>
  );
}
