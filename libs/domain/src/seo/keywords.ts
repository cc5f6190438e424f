import { foldText } from '@tdt/cuisine/words';

/** Words that say nothing of a dish, with those for the types of recipes. */
const EMPTY_WORDS = new Set('cuisine recette de du la le les des d l entree plat dessert gouter'.split(' '));

/** Masculine and feminine, singular and plural differ in so many letters at most: "italien", "italiennes". */
const ENDING = 4;
const STEM_MIN = 4;

/**
 * The keywords (separated by commas) that do not merely repeat cuisine and category: beside the cuisine "japonaise",
 * "dashi" and "flan japonais" stay, "cuisine japonaise" and "dessert japonais" go.
 * @param adjective of the country, if it has one; its other forms count, too
 * @param country its name: "Pérou" beside "péruvienne"
 */
export function distinctKeywords(keywords: string, adjective: string | null, country: string): string {
  const adjectives = wordsOf(adjective ?? country);
  const names = wordsOf(country);
  const isEmpty = (word: string) => EMPTY_WORDS.has(word) || EMPTY_WORDS.has(word.replace(/s$/, ''));
  const isName = (word: string) => names.includes(word) || adjectives.some((name) => isSameName(word, name));
  const says = (word: string) => !isEmpty(word) && !isName(word);
  const own = keywords.split(',').filter((each) => wordsOf(each).some(says));
  return own.map((each) => each.trim()).join(', ');
}

/** Whether a word is another form of an adjective, or short for it: "thaïe" for "thaïlandaise". */
function isSameName(word: string, name: string): boolean {
  const stem = name.slice(0, Math.max(STEM_MIN, name.length - ENDING));
  if (word.startsWith(stem)) return word.length - stem.length <= ENDING;
  const short = word.replace(/e?s?$/, '');
  return short.length >= STEM_MIN && name.startsWith(short);
}

/** Folded, with the feminine of "turc" and "grec" spelled alike. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/c?que(?=s?$)/, 'c'));
