import { cluster, useWatch } from '@tdt/admin/kit';
import { formatDuration, stepGroup } from '@tdt/cuisine';
import { readStep, type StepPart } from '@tdt/cuisine/steps';
import type { RecipeControl } from '../use-recipe-form.ts';
import styles from './steps.module.css';

interface StepReadingProps {
  control: RecipeControl;
  index: number;
}

/** What the page makes of a step's text: quantities that follow the servings, with their ingredients, and times. */
export function StepReading({ control, index }: StepReadingProps) {
  const [description, group, ingredients] = useWatch({
    control,
    name: [`steps.${index}.description`, `steps.${index}.group`, 'ingredients'],
  });
  const step = stepGroup({ description, group });
  const rows = ingredients.map((one) => ({ ...one, group: one.group || null }));
  const found = readStep(step.text, rows, step.group).flatMap((part, place) => {
    const means = meaningOf(part, (id) => rows.find((row) => row.id === id)?.name ?? '');
    return means === null ? [] : [{ place, text: part.text, means }];
  });
  if (found.length === 0) return null;
  return (
    <ul className={cluster(2, styles.reading)} aria-label={`Reconnu dans l'étape ${index + 1}`}>
      {found.map(({ place, text, means }) => (
        <li key={place}>
          <span>{text}</span> <span className={styles.means}>{means}</span>
        </li>
      ))}
    </ul>
  );
}

/** "→ lait entier", "= 1h 30min"; `null` for mere text. */
function meaningOf(part: StepPart, nameOf: (ingredientId: string) => string): string | null {
  if (part.kind === 'quantity') return `→ ${nameOf(part.ingredientId)}`;
  if (part.kind === 'time') return part.minutes < 1 ? '= minuteur' : `= ${formatDuration(part.minutes)}`;
  return null;
}
