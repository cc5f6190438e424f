import { distances } from '@tdt/cuisine/words';

/** Longer words are not corrected. */
const LENGTH_MAX = 24;

/** Mistakes that a word of any length may have. */
const MISTAKES_MAX = 2;

export interface NearWord {
  word: string;
  /** Letters to change; half a one more where the first letter differs, which hardly anybody mistypes. */
  distance: number;
  weight: number;
}

/** Mistakes that a word may have: short ones are too close to each other. */
const mistakesIn = (word: string): number => (word.length > 5 ? MISTAKES_MAX : word.length > 3 ? 1 : 0);

/**
 * Finds the closest of the words offered with what weighs them, of equally close ones that of the greatest weight; without any, the one that
 * begins as a word of six letters or more with a mistake: "okonomiyaki" for "okonomy".
 */
export function nearestTo(word: string, mistakesMax = MISTAKES_MAX) {
  const most = word.length > LENGTH_MAX ? 0 : Math.min(mistakesIn(word), mistakesMax);
  let best: NearWord | null = null;
  return {
    offer(known: string, weigh: () => number): void {
      if (mistakesIn(known) === 0 || known.length < word.length - most) return;
      // Hardly anybody mistypes both ends. This spares most of the comparisons.
      const isOtherStart = known[0] !== word[0];
      if (isOtherStart && known.at(-1) !== word.at(-1)) return;
      const mayBegin = most === MISTAKES_MAX && !isOtherStart;
      if (known.length > word.length + most && !mayBegin) return;
      const beginnings = distances(word, known);
      const whole = beginnings.at(-1) as number;
      const isBegun = mayBegin && Math.min(...beginnings) === 1;
      if (whole === 0 || (whole > most && !isBegun)) return;
      const weight = weigh();
      if (weight === 0) return;
      const distance = Math.min(whole, MISTAKES_MAX + 1) + Number(isOtherStart) / 2;
      if (best && (best.distance < distance || (best.distance === distance && best.weight >= weight))) return;
      best = { word: known, distance, weight };
    },
    best: (): NearWord | null => best,
  };
}
