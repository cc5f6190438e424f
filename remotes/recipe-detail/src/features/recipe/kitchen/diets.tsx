import type { RecipeDetail } from '@tdt/contracts';
import { allergenLabel, dietCaution, dietLabel } from '@tdt/domain/recipes';
import { stack } from '@tdt/ui';
import { useId } from 'react';
import styles from './diets.module.css';

interface DietsProps {
  recipe: RecipeDetail;
  /** Level of its heading. Default: 2. */
  level?: 2 | 3;
}

/** The allergens of a recipe and the diets that it suits, with the caution that a rule by ingredients needs. */
export function Diets({ recipe: { diets, allergens }, level = 2 }: DietsProps) {
  const id = useId();
  const lines = [
    ['Allergènes', allergens.contained.map(allergenLabel)],
    ['Allergènes possibles', allergens.possible.map(allergenLabel)],
    ['Convient', diets.map(dietLabel)],
  ] as const;
  const known = lines.filter(([, items]) => items.length > 0);
  if (known.length === 0) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div role="note" className={stack(1, styles.diets)} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        Allergènes et régimes
      </Heading>
      {known.map(([label, items]) => (
        <p key={label}>
          <strong>{`${label} :`}</strong> <span>{items.join(', ').toLowerCase()}</span>
        </p>
      ))}
      <p>{dietCaution(allergens.unchecked)}</p>
    </div>
  );
}
