import type { RecipeCard, RecipeDetail } from '@tdt/contracts';
import { formatDuration, parseDuration, sumDurations } from './durations.ts';

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

/** From so many minutes of rest on, a cook begins the day before. */
export const EVE_REST = 8 * 60;
/** Minutes. */
export const DAY = 24 * 60;
/** Minutes from midnight: no work is planned earlier. */
export const MORNING = 8 * 60;
const DINNER = 20 * 60;

/** A recipe's whole time in words, on cards, on the stamp and on the boarding pass. */
export interface TotalTime {
  /** '49h 5min'. */
  total: string;
  /** 'dont 48h 30min de repos'; `null` without a rest. */
  rest: string | null;
  /** 'à commencer la veille', if the rest is that long; for a dinner. */
  eve: string | null;
}

/** The whole time, with the rest named apart; `null` if the recipe states no time. */
export function totalTime(recipe: Pick<RecipeCard, 'total_minutes' | 'rest_minutes'>): TotalTime | null {
  const rest = recipe.rest_minutes ?? 0;
  if (recipe.total_minutes === null) return null;
  return {
    total: formatDuration(recipe.total_minutes),
    rest: rest > 0 ? `dont ${formatDuration(rest)} de repos` : null,
    eve: rest >= EVE_REST ? `à commencer ${daysBefore(daysBeforeDinner(recipe.total_minutes))}` : null,
  };
}

/** How many days before a dinner a cook begins what takes so many minutes. */
const daysBeforeDinner = (minutes: number): number => Math.ceil((minutes - (DINNER - MORNING)) / DAY);

/** A day before the meal in words: 'la veille' (1 and less), "l'avant-veille", '3 jours avant'. */
export const daysBefore = (days: number): string =>
  days < 2 ? 'la veille' : days === 2 ? "l'avant-veille" : `${days} jours avant`;
