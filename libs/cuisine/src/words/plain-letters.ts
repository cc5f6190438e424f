/** Letters that Unicode does not decompose, and their replacements. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  þ: 'th',
  ŋ: 'ng',
  ə: 'e',
  ı: 'i',
};
const NOT_DECOMPOSED = new RegExp(`[${Object.keys(SPELLED_OUT).join('')}]`, 'g');

/**
 * Lowercase text without accents, ligatures and signs that nobody sees, such as soft hyphens; digits, spaces and
 * punctuation stay. "Bœuf à l'Ærø" -> "boeuf a l'aero".
 */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(NOT_DECOMPOSED, (letter) => SPELLED_OUT[letter] ?? letter);
}
