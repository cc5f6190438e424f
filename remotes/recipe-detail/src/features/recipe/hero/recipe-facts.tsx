import type { RecipeDetail } from '@tdt/contracts';
import { difficultyLabel, enCountry, formatDuration, recipeDurations } from '@tdt/domain';
import { BoardingPass } from '@tdt/ui';
import styles from './recipe-facts.module.css';

/** What one wants to know before starting, set like a boarding pass over the edge of the picture. */
export function RecipeFacts({ recipe }: { recipe: RecipeDetail }) {
  const { preparation, cooking } = recipeDurations(recipe);
  const facts = [
    { label: 'Préparation', icon: 'clock', value: durationText(preparation) },
    { label: 'Cuisson', icon: 'pot', value: durationText(cooking) },
    { label: 'Difficulté', icon: 'hat', value: difficultyLabel(recipe.difficulty, 'hero') },
    { label: 'Personnes', icon: 'people', value: recipe.servings },
  ] as const;
  return (
    <div className={styles.place}>
      <BoardingPass
        facts={facts}
        destination={`Voyage ${enCountry(recipe.country)}`}
        greeting={recipe.country.country_bon_appetit}
      />
    </div>
  );
}

const durationText = (minutes: number | null): string => (minutes === null ? '–' : formatDuration(minutes));
