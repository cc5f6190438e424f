const UNICODE_FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};
const VULGAR = Object.keys(UNICODE_FRACTIONS).join('');

/** Fractions come first: the pattern of plain numbers would match their beginning. */
const FORMS: readonly { pattern: RegExp; value: (parts: RegExpExecArray) => number }[] = [
  {
    pattern: /^(\d+)\s+(\d+)[/⁄](\d+)/,
    value: ([, whole, top, bottom]) => Number(whole) + Number(top) / Number(bottom),
  },
  { pattern: /^(\d+)[/⁄](\d+)/, value: ([, top, bottom]) => Number(top) / Number(bottom) },
  {
    pattern: new RegExp(`^(\\d*)\\s?([${VULGAR}])`),
    value: ([, whole, sign]) => Number(whole) + (UNICODE_FRACTIONS[sign ?? ''] ?? 0),
  },
  { pattern: /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/, value: ([text]) => Number(text.replace(/\D/g, '')) },
  { pattern: /^\d+(?:[.,]\d+)?/, value: ([text]) => Number(text.replace(',', '.')) },
];

/**
 * The number at the start of a text, and its length in characters: "1,5", "0.5", "1/2", "1 1/2", "1½", "1 200". `null`
 * if there is none.
 */
export function leadingNumber(text: string): { value: number; length: number } | null {
  for (const { pattern, value } of FORMS) {
    const parts = pattern.exec(text);
    if (!parts) continue;
    const number = value(parts);
    return Number.isFinite(number) ? { value: number, length: parts[0].length } : null;
  }
  return null;
}
