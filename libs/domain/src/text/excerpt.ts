/** Punctuation that looks odd before an ellipsis. */
const TRAILING_SIGNS = /[\s,;:.!?…–—-]+$/u;

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

/** At most `length` characters of a text; a longer one is cut between words and ends with "…". */
export function shorten(text: string, length: number): string {
  const whole = text.trim().replace(/\s+/gu, ' ');
  if (whole.length <= length) return whole;
  const cut = whole.slice(0, length);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : length - 1).replace(TRAILING_SIGNS, '')}…`;
}
