/** Punctuation that looks odd before an ellipsis. */
const TRAILING_SIGNS = /(?<![\s,;:.!?…–—-])[\s,;:.!?…–—-]+$/u;

/**
 * The first `words` words of a text, followed by "…" if it was cut. Separate punctuation, as in French "épices : …",
 * does not count as a word. `null` and `undefined` give ''.
 */
export function excerpt(text: string | null | undefined, words: number): string {
  const whole = (text ?? '').trim();
  let counted = 0;
  let end = 0;
  for (const token of whole.matchAll(/\S+/gu)) {
    if (!/[\p{L}\p{N}]/u.test(token[0])) continue;
    if (counted === words) return `${whole.slice(0, end).replace(TRAILING_SIGNS, '')}…`;
    counted += 1;
    end = token.index + token[0].length;
  }
  return whole;
}

/** The beginning of a text, at most `length` long, that ends between what readers see as characters. */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  const first = new Intl.Segmenter('fr').segment(text).containing(length);
  return text.slice(0, first?.index ?? 0);
}

/**
 * At most `length` characters of a text; a longer one is cut between words, a single long word between what readers see
 * as characters, and ends with "…".
 */
export function shorten(text: string, length: number): string {
  const whole = text.trim().replace(/\s+/gu, ' ');
  if (whole.length <= length) return whole;
  const lastSpace = whole.lastIndexOf(' ', length - 1);
  const cut = lastSpace > 0 ? whole.slice(0, lastSpace) : firstCharacters(whole, length - 1);
  return `${cut.replace(TRAILING_SIGNS, '')}…`;
}
