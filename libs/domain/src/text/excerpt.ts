/** Signs that would look odd before an ellipsis. */
const TRAILING_SIGNS = /[\s,;:.!?…–—-]+$/u;

/**
 * The first `words` words of a text, with "…" when something was cut. Signs standing alone, as French sets them before
 * a space ("épices : …"), are no words. Missing text gives ''.
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

/** A text of at most `length` characters, cut between two words and ended with "…" when it was longer. */
export function shorten(text: string, length: number): string {
  const whole = text.trim().replace(/\s+/gu, ' ');
  if (whole.length <= length) return whole;
  const cut = whole.slice(0, length);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : length - 1).replace(TRAILING_SIGNS, '')}…`;
}
