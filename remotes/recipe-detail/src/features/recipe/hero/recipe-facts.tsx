import type { RecipeDetail } from '@tdt/contracts';
import { DEFAULT_BON_APPETIT } from '@tdt/contracts/plain';
import { formatDuration, recipeDurations, totalTime } from '@tdt/cuisine';
import { enCountry } from '@tdt/domain';
import { difficultyLabel } from '@tdt/domain/recipes';
import { icons } from '@tdt/ui';
import { BoardingPass } from '@tdt/ui/recipes';
import { RecipeActions } from '../actions/recipe-actions.tsx';
import { useShownServings } from '../kitchen/shown-servings.ts';
import styles from './recipe-facts.module.css';

/** Times, difficulty and servings on a boarding pass that overlaps the hero picture. */
export function RecipeFacts({ recipe }: { recipe: RecipeDetail }) {
  const { preparation, cooking } = recipeDurations(recipe);
  const time = totalTime(recipe);
  const facts = [
    { label: 'Préparation', icon: icons.clock, value: durationText(preparation) },
    { label: 'Cuisson', icon: icons.pot, value: durationText(cooking) },
    {
      label: 'Total',
      icon: icons.hourglass,
      value: time?.total ?? UNKNOWN,
      note: time && [time.rest, time.eve].filter(Boolean).join(', '),
      isWide: true,
    },
    { label: 'Difficulté', icon: icons.hat, value: difficultyLabel(recipe.difficulty, 'hero') },
    { label: 'Personnes', icon: icons.people, value: <Servings own={recipe.servings} /> },
  ] as const;
  return (
    <div className={styles.place}>
      <BoardingPass
        facts={facts}
        destination={recipe.country ? `Voyage ${enCountry(recipe.country)}` : 'Voyage en cuisine'}
        greeting={recipe.country?.country_bon_appetit ?? DEFAULT_BON_APPETIT}
      />
      <RecipeActions recipe={recipe} />
    </div>
  );
}

const Servings = ({ own }: { own: number }) => <span>{useShownServings(own)}</span>;

const UNKNOWN = '–';
const durationText = (minutes: number | null): string => (minutes === null ? UNKNOWN : formatDuration(minutes));
