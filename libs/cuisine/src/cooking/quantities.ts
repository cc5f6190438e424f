import { formatDecimal, formatPieces } from './amounts.ts';
import { leadingNumber } from './numbers.ts';
import { inFinerUnit, inflectUnit, isScaled, type Measure } from './units.ts';

/** Fewest servings. */
export const SERVINGS_MIN = 1;

/** Separator of a range: "2-3", "2 – 3", "2 à 3". */
const RANGE = /^\s*[-–—]\s*|^\s+(?:à|ou)\s+/;

/**
 * An ingredient's quantity for another number of servings: multiplies the leading number (decimal comma or dot,
 * fraction, both ends of a range) by chosen / original and shows one decimal unless it is whole. Less than 1 is shown
 * in a finer unit, or as a fraction of spoons and pieces, never more than 5 % off. The unit agrees with the number; the
 * rest of the text stays. Texts without a leading number, and all texts at the original servings, stay as written.
 */
export function scaleQuantity(text: string, chosen: number, original: number, inflect = inflectUnit): string {
  const ratio = chosen / original;
  if (chosen === original || !Number.isFinite(ratio) || ratio <= 0) return text;
  const read = readQuantity(text);
  if (!read) return text;
  const { values, unit } = inFinerUnit({ values: read.values.map((value) => times(value, ratio)), unit: read.unit });
  const format = isScaled(unit) ? formatDecimal : formatPieces;
  return read.lead + values.map(format).join(read.separator) + inflect(unit, values.at(-1) ?? 0);
}

/** The product without the dust of binary fractions, which would make 1 of 0.9999999999999999. */
const times = (value: number, ratio: number): number => Number((value * ratio).toPrecision(12));

export interface Quantity extends Measure {
  /** Blanks before the first number. */
  lead: string;
  /** What stands between two numbers. */
  separator: string;
}

/** `null` if the text begins with no number. */
export function readQuantity(text: string): Quantity | null {
  const lead = text.slice(0, text.length - text.trimStart().length);
  const first = leadingNumber(text.slice(lead.length));
  if (!first || first.value === 0) return null;
  const rest = text.slice(lead.length + first.length);
  const separator = RANGE.exec(rest)?.[0] ?? '';
  const second = separator === '' ? null : leadingNumber(rest.slice(separator.length));
  if (!second) return { lead, values: [first.value], separator, unit: rest };
  return { lead, values: [first.value, second.value], separator, unit: rest.slice(separator.length + second.length) };
}

/** A whole number of servings, at least 1; there is no upper limit. */
export const atLeastOneServing = (servings: number): number =>
  Number.isFinite(servings) ? Math.max(SERVINGS_MIN, Math.round(servings)) : SERVINGS_MIN;

/** The word after a number of servings: 'personne' for one, 'personnes' for more. */
export const servingsLabel = (servings: number): 'personne' | 'personnes' => (servings > 1 ? 'personnes' : 'personne');
