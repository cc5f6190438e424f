import { atLeastOneServing, SERVINGS_MIN, servingsLabel } from '@tdt/domain';
import { IconButton, icons } from '@tdt/ui';
import styles from './servings-adjuster.module.css';

interface ServingsAdjusterProps {
  servings: number;
  onChange: (servings: number) => void;
}

/** Changes the number of servings: at least one, without an upper bound. */
export function ServingsAdjuster({ servings, onChange }: ServingsAdjusterProps) {
  const change = (by: number) => onChange(atLeastOneServing(servings + by));
  return (
    <fieldset className={styles.adjuster} aria-label="Nombre de personnes">
      {/* Not `disabled` at the minimum: the button would lose the focus. */}
      <IconButton
        label="Une personne de moins"
        path={icons.minus}
        aria-disabled={servings <= SERVINGS_MIN}
        onClick={() => change(-1)}
      />
      <output className={styles.servings}>
        <strong>{servings}</strong> {servingsLabel(servings)}
      </output>
      <IconButton label="Une personne de plus" path={icons.plus} onClick={() => change(1)} />
    </fieldset>
  );
}
