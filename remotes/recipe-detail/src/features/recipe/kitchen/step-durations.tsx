import { formatDuration, sumDurations } from '@tdt/domain';
import { Icon, icons } from '@tdt/ui';
import styles from './step-durations.module.css';

interface Timed {
  duree_preparation: string | null;
  duree_cuisson: string | null;
  duree_repos: string | null;
}

const KINDS: readonly { field: keyof Timed; label: string; icon: string }[] = [
  { field: 'duree_preparation', label: 'Préparation', icon: icons.clock },
  { field: 'duree_cuisson', label: 'Cuisson', icon: icons.pot },
  { field: 'duree_repos', label: 'Repos', icon: icons.hourglass },
];

/** The durations of these steps, added up by kind. Kinds without a duration are left out. */
export function StepDurations({ steps }: { steps: readonly Timed[] }) {
  const kinds = KINDS.map((kind) => ({ ...kind, minutes: sumDurations(steps.map((step) => step[kind.field])) }));
  const known = kinds.flatMap(({ minutes, ...kind }) => (minutes === null ? [] : [{ ...kind, minutes }]));
  if (known.length === 0) return null;
  return (
    <ul className={styles.durations}>
      {known.map(({ field, label, icon, minutes }) => (
        <li key={field} className={styles.duration}>
          <Icon path={icon} />
          {label} <strong>{formatDuration(minutes)}</strong>
        </li>
      ))}
    </ul>
  );
}
