/** Letters that Unicode does not decompose, and their replacements. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Lowercase text without accents or ligatures; digits, spaces and punctuation stay. "Bœuf à l'Ærø" -> "boeuf a l'aero".
 */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđı]/g, (letter) => SPELLED_OUT[letter] ?? letter);
}
