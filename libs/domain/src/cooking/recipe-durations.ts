import type { RecipeDetail } from '@tdt/contracts';
import { parseDuration, sumDurations } from './durations.ts';

/** Minutes; `null` if not stated. */
export interface RecipeDurations {
  preparation: number | null;
  cooking: number | null;
  rest: number | null;
  total: number | null;
}

type Timed = Pick<RecipeDetail, 'preparation_time' | 'cooking_time'> & {
  steps: readonly Pick<RecipeDetail['steps'][number], 'duree_preparation' | 'duree_cuisson' | 'duree_repos'>[];
};

/**
 * How long a recipe takes. Preparation and cooking are the recipe's own times, else the sum of its steps' times; only
 * steps state a rest. The total is the sum of the three.
 */
export function recipeDurations({ preparation_time, cooking_time, steps }: Timed): RecipeDurations {
  const preparation = parseDuration(preparation_time) ?? sumDurations(steps.map((step) => step.duree_preparation));
  const cooking = parseDuration(cooking_time) ?? sumDurations(steps.map((step) => step.duree_cuisson));
  const rest = sumDurations(steps.map((step) => step.duree_repos));
  const known = [preparation, cooking, rest].filter((minutes) => minutes !== null);
  const total = known.length === 0 ? null : known.reduce((sum, minutes) => sum + minutes, 0);
  return { preparation, cooking, rest, total };
}
