import { formatNumber, leadingNumber } from './numbers.ts';

/** What stands between the two ends of "2-3", "2 – 3" or "2 à 3". */
const RANGE = /^\s*[-–—]\s*|^\s+(?:à|ou)\s+/;

/**
 * An ingredient's quantity for another number of servings. The leading number (decimal comma or dot, fraction, or both
 * ends of a range) is multiplied by chosen / original and shown with one decimal unless it is whole; the rest of the
 * text stays. At the original servings, or without a leading number, the text is given back as written.
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
