import { atLeastOneServing, SERVINGS_MIN, servingsLabel } from '@tdt/cuisine';
import { useShownFirst } from '@tdt/platform/shown-first';
import { IconButton, icons } from '@tdt/ui';
import styles from './servings-adjuster.module.css';

interface ServingsAdjusterProps {
  /** Those that the quantities are for. */
  servings: number;
  /** Those that the recipe is written for. */
  original: number;
  onChange: (servings: number) => void;
}

/** Changes the number of servings: at least one, without an upper bound. Says what does not change with it. */
export function ServingsAdjuster({ servings: scaled, original, onChange }: ServingsAdjusterProps) {
  const [servings, choose] = useShownFirst(scaled, onChange);
  const change = (by: number) => choose(atLeastOneServing(servings + by));
  return (
    <>
      <fieldset className={styles.adjuster} aria-label="Nombre de personnes">
        {/* Not `disabled` at the minimum: the button would lose the focus. */}
        <IconButton
          label="Une personne de moins"
          path={icons.minus}
          aria-disabled={servings <= SERVINGS_MIN}
          onClick={() => change(-1)}
        />
        <span className={styles.servings} role="status">
          <strong>{servings}</strong> <span>{servingsLabel(servings)}</span>
        </span>
        <IconButton label="Une personne de plus" path={icons.plus} onClick={() => change(1)} />
      </fieldset>
      {/* Comes with the quantities: it moves all that is below it, which the first paint after a press need not. */}
      <p className={styles.note} role="status">
        {scaled !== original &&
          `Les temps et les nombres non soulignés des étapes restent ceux pour ${original} ${servingsLabel(original)}.`}
      </p>
    </>
  );
}
