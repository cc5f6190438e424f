/** Nobody cooks for fewer. */
export const SERVINGS_MIN = 1;

/** The word after a number of servings: 'personne' for one, 'personnes' for more. */
export const servingsLabel = (servings: number): 'personne' | 'personnes' => (servings > 1 ? 'personnes' : 'personne');

/** A whole number of servings, at least 1; there is no upper bound. */
export const atLeastOneServing = (servings: number): number =>
  Number.isFinite(servings) ? Math.max(SERVINGS_MIN, Math.round(servings)) : SERVINGS_MIN;
