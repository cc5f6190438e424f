/** A plural that is another food than its singular. */
const PASTA = 'pates';

/**
 * A folded French word with its other forms, for comparing whole words: "crevettes" also gives "crevette", "gateau"
 * gives "gateaux", "hachee" gives "hache". Some of them are no words, and are found nowhere.
 */
export function wordForms(word: string): string[] {
  if (word === PASTA) return [word];
  const bases = [word];
  if (/[^s]s$|x$/.test(word)) bases.push(word.slice(0, -1));
  if (word.endsWith('aux')) bases.push(`${word.slice(0, -3)}al`);
  if (/ees?$/.test(word)) bases.push(word.replace(/es?$/, ''));
  return [...new Set(bases.flatMap((base) => [base, `${base}s`, `${base}x`]))];
}

/** What phrases are looked up by: folded words without the ending of a plural. "pommes de terre" -> "pomme de terre". */
export const phraseKey = (phrase: string): string =>
  phrase.replace(/(?<![\p{L}\p{N}])(?!pates(?: |$))(\p{L}{2,}?[^s])(?:s|(?<=[aeo]u)x)(?= |$)/gu, '$1');

/** A folded feminine adjective with its masculine: "italienne" -> "italienne", "italien". */
export function adjectiveForms(feminine: string): string[] {
  const masculine = feminine.replace(/cque$/, 'c').replace(/rque$/, 'rc').replace(/enne$/, 'en').replace(/e$/, '');
  return [...new Set([feminine, masculine])];
}
