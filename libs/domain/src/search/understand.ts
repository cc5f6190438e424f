import { SEARCH_WORDS_MAX } from '@tdt/contracts/plain';
import { everyWord, foldText } from '../text/search-words.ts';
import { denialAt, isFoodAt, isSign, listedAt } from './denials.ts';
import { countriesOfDishes } from './famous-dishes.ts';
import { MEANING_WORDS, timeAtStart } from './meanings.ts';
import { NAMES } from './other-names.ts';
import {
  type Denial,
  type IsPlace,
  isUnderstood,
  longestAt,
  type Phrase,
  plainTerm,
  type SearchTerm,
  withoutStops,
} from './phrases.ts';
import { isAskingWord, isStopWord } from './stop-words.ts';

export { isUnderstood, type SearchTerm } from './phrases.ts';

/** A search for a number of eaters finds all recipes: quantities scale. */
const EATERS =
  /^(?:pour )?(?:\d+|une?|deux|trois|quatre|cinq|six|huit|dix|douze) (?:personnes?|pers|convives?|invites?)(?= |$)/;

/** Words between the foods of a list. */
const GOES_ON = /^(?:,|et|ou|au|aux|a|de|d|du|des|la|le|les|l|une?|tres|trop|peu|plus|en)$/;

/**
 * What a search says, by all its folded words in order. Stop words are left out, unless there is nothing else; without
 * any term it asks for all recipes. Nothing is said twice; of terms that are not strict, those of the first
 * `SEARCH_WORDS_MAX` words are kept.
 */
export function understandSearch(words: readonly string[], isPlace: IsPlace): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let asksForAny = words.some(isAskingWord);
  /** How foods are denied, while the list of a denial may go on. */
  let list: Denial | null = null;
  /** Whether a type, time or difficulty stands in the list of an allergy, which only a comma or "et" continues. */
  let isInterrupted = false;
  for (let at = 0; at < words.length; ) {
    const listed = list && (!isInterrupted || isSign(words[at])) ? listedAt(words, at, list, isPlace) : null;
    const phrase: Phrase = listed ?? phraseAt(words, at, isPlace) ?? wordAt(words, at);
    const { length, term, denial } = phrase;
    if (term) terms.push(term);
    if (denial !== undefined) {
      list = denial;
      isInterrupted = false;
    } else if (opensWish(words, at, phrase)) {
      isInterrupted = list?.isAllergy === true && term?.meaning != null;
      if (!isInterrupted) list = null;
    }
    asksForAny ||= length > 1;
    at += length;
  }
  return withinLimit(terms.length > 0 || asksForAny ? terms : words.map((word) => plainTerm([word])));
}

/** Slugs of the countries whose dishes a search wishes: "tacos" -> "mexique", but "sans tacos" -> none. */
export function countriesWished(q: string): string[] {
  const words = everyWord(q);
  // Asked only where a dish is named: this runs while visitors type.
  const denied = () => understandSearch(words, () => false).flatMap((term) => (term.isStrict ? term.words : []));
  return countriesOfDishes(words).filter((country) => !countriesOfDishes(denied()).includes(country));
}

const wordAt = (words: readonly string[], at: number): Phrase => {
  const word = words[at] ?? '';
  return { length: 1, term: isStopWord(word) ? null : plainTerm([word]) };
};

/** Whether a list of denied foods ends: unknown words, as adjectives, and a number of eaters do not end it. */
function opensWish(words: readonly string[], at: number, { term, length }: Phrase): boolean {
  if (!term) return length === 1 && !GOES_ON.test(words[at] ?? '');
  return !term.isStrict && (isUnderstood(term) || isFoodAt(words, at));
}

function withinLimit(terms: readonly SearchTerm[]): SearchTerm[] {
  const keys = terms.map(({ words, isStrict }) => `${isStrict} ${words.join(' ')}`);
  let count = 0;
  return terms.filter(({ words, isStrict }, place) => {
    if (keys.indexOf(keys[place] ?? '') !== place) return false;
    if (!isStrict) count += words.length;
    return isStrict || count <= SEARCH_WORDS_MAX;
  });
}

/** The longest phrase at a place that is understood. */
function phraseAt(words: readonly string[], at: number, isPlace: IsPlace): Phrase | null {
  const text = words.slice(at).join(' ');
  const time = timeAtStart(text);
  if (time) {
    const { minutes, length } = time;
    const own = withoutStops(words.slice(at, at + length));
    return { length, term: minutes === null ? null : plainTerm(own, { meaning: { minutes } }) };
  }
  const eaters = EATERS.exec(text)?.[0];
  if (eaters !== undefined) return { length: eaters.split(' ').length, term: null };
  const phrase = longestAt(words, at, isPlace);
  return phrase && !phrase.term?.isStrict ? phrase : (denialAt(words, at, isPlace) ?? phrase);
}

/** Words that are understood, as they are written, by their folded form: for correcting mistyped ones. */
export const UNDERSTOOD_WORDS: ReadonlyMap<string, string> = new Map(
  [...MEANING_WORDS, ...NAMES.flatMap((name) => name.split(' '))]
    .map((word) => [foldText(word), word] as const)
    .filter(([folded]) => !isStopWord(folded)),
);
