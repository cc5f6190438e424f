import type { RecipeDetail } from '@tdt/contracts';
import { allergenLabel, dietLabel } from '@tdt/domain';
import styles from './diets.module.css';

/** What the recipe suits and which allergens it has, with the caution that a rule by ingredients needs. */
export function Diets({ recipe: { diets, allergens } }: { recipe: RecipeDetail }) {
  const { contained, possible, unchecked } = allergens;
  const lines = [
    ['Convient', diets.map(dietLabel)],
    ['Allergènes', contained.map(allergenLabel)],
    ['Allergènes possibles', possible.map(allergenLabel)],
  ] as const;
  const known = lines.filter(([, items]) => items.length > 0);
  if (known.length === 0) return null;
  return (
    <div role="note" className={styles.diets} aria-label="Régimes et allergènes">
      {known.map(([label, items]) => (
        <p key={label}>
          <strong>{label} :</strong> {items.join(', ').toLowerCase()}
        </p>
      ))}
      <p>
        Déduit des ingrédients{unchecked.length > 0 && `, sauf ${unchecked.join(', ')}`}. Des traces restent possibles :
        lisez les étiquettes.
      </p>
    </div>
  );
}
