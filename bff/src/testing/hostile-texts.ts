/** What breaks programs that read text: each is rare in what visitors type, and common in what attackers send. */
export const HOSTILE_PIECES = [
  ...'\0\t\n\r\u001B\u007F\u0085\u2028\u202E\u200B\u200D\uFEFF\uFFFD\uFFFF',
  // Beyond the basic plane, a family of several code points, and halves of one.
  ...['🍲', '👩‍👩‍👧', '𝒜', '\uD83C', '\uDF72', '\u{10FFFF}'],
  // One letter in several forms, and letters that change their length with their case.
  ...['é', 'e\u0301', 'e\u0301\u0323\u0327', 'ß', 'İ', 'ı', 'ŉ', 'ﬁ', 'Ａ', '文', 'عربي', 'ไทย'],
  // Signs of expressions, and expressions that take exponential time.
  ...'.*+?^$()|{}[]\\/-',
  ...['(a+)+$', '(?=', '(?<x>', '\\p{', '\\u{', '\\x00', '\\1', '[[:alpha:]]', '[^', '{1,', '{99999}'],
  // Operators and templates of other languages.
  ...['$ne', '$where', '{"$gt":""}', "' OR 1=1 --", '<script>', '#{7*7}', '../../', '%00', '%', '%zz', '__proto__'],
  ...['constructor', 'toString', 'NaN', '1e999', '-0', 'null'],
  ...['riz', 'sans', 'sans sans', 'j.p.m+menu@mail.exemple.org', ' ', "'", '"', ',', '«', '’', 'a'.repeat(40)],
];

/** `count` texts, the same each time: first each piece alone, then up to eight of them in a row. */
export function hostileTexts(count: number): string[] {
  let seed = 1;
  // https://en.wikipedia.org/wiki/Lehmer_random_number_generator
  const below = (limit: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  const joined = () =>
    Array.from({ length: 2 + below(7) }, () => HOSTILE_PIECES[below(HOSTILE_PIECES.length)]).join('');
  return [...HOSTILE_PIECES, ...Array.from({ length: count - HOSTILE_PIECES.length }, joined)];
}
