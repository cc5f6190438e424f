import { formatNumber, leadingNumber } from './numbers.ts';

/** Fewest servings. */
export const SERVINGS_MIN = 1;

/** Separator of a range: "2-3", "2 – 3", "2 à 3". */
const RANGE = /^\s*[-–—]\s*|^\s+(?:à|ou)\s+/;

/**
 * An ingredient's quantity for another number of servings: multiplies the leading number (decimal comma or dot,
 * fraction, both ends of a range) by chosen / original and shows one decimal unless it is whole. The rest of the text
 * stays. Texts without a leading number, and all texts at the original servings, stay as written.
 */
export function scaleQuantity(text: string, chosen: number, original: number): string {
  const ratio = chosen / original;
  if (chosen === original || !Number.isFinite(ratio) || ratio <= 0) return text;
  const start = text.length - text.trimStart().length;
  const first = leadingNumber(text.slice(start));
  if (!first) return text;
  const lead = text.slice(0, start) + formatNumber(first.value * ratio);
  return lead + scaleRangeEnd(text.slice(start + first.length), ratio);
}

/** Scales the second number of a range at the start of `rest`; any other rest stays. */
function scaleRangeEnd(rest: string, ratio: number): string {
  const separator = RANGE.exec(rest)?.[0];
  const second = separator === undefined ? null : leadingNumber(rest.slice(separator.length));
  if (separator === undefined || !second) return rest;
  return separator + formatNumber(second.value * ratio) + rest.slice(separator.length + second.length);
}

/** A whole number of servings, at least 1; there is no upper limit. */
export const atLeastOneServing = (servings: number): number =>
  Number.isFinite(servings) ? Math.max(SERVINGS_MIN, Math.round(servings)) : SERVINGS_MIN;

/** The word after a number of servings: 'personne' for one, 'personnes' for more. */
export const servingsLabel = (servings: number): 'personne' | 'personnes' => (servings > 1 ? 'personnes' : 'personne');
