import { SEARCH_WORDS_MAX } from '@tdt/contracts/plain';
import { everyWord } from '../words/search-words.ts';
import { denialAt, isArticle, isSign, listedAt } from './denials.ts';
import { isAllergenAt, isFoodAt } from './denied-food.ts';
import { countriesOfDishes, dishLength } from './famous-dishes.ts';
import { mistypedState, stateOf } from './health-words.ts';
import { isKnownWord, isTableWord } from './known-words.ts';
import { timeAtStart } from './meanings.ts';
import { HOLDERS } from './other-names.ts';
import {
  type Denial,
  type IsPlace,
  isUnderstood,
  longestAt,
  type Phrase,
  type PlacedTerm,
  plainTerm,
  type SearchTerm,
  withoutStops,
} from './phrases.ts';
import { gluedWords, isNearSign, signAt } from './signs.ts';
import { isAskingWord, isStopWord } from './stop-words.ts';
import { phraseKey } from './word-forms.ts';

/** A search for a number of eaters finds all recipes: quantities scale. */
const EATERS =
  /^(?:pour )?(?:\d+|une?|deux|trois|quatre|cinq|six|huit|dix|douze) (?:personnes?|pers|convives?|invites?)(?= |$)/;

/** Words between the foods of a list. */
const GOES_ON = /^(?:,|et|ou|au|aux|a|de|d|du|des|la|le|les|l|une?|tres|trop|peu|plus|en)$/;

/**
 * What a search says, by all its folded words in order. Stop words are left out, unless there is nothing else; without
 * any term it asks for all recipes. No term comes twice; of terms that are not strict, only those of the
 * first `SEARCH_WORDS_MAX` words remain.
 */
export function understandSearch(words: readonly string[], isPlace: IsPlace): SearchTerm[] {
  let placed: PlacedTerm[] = [];
  let asksForAny = words.some(isAskingWord);
  /** How foods are denied, while the list of a denial may go on. */
  let list: Denial | null = null;
  /** Whether a type, time or difficulty stands in the list of an allergy, which only a comma or "et" continues. */
  let isInterrupted = false;
  /** What is before it is denied already. */
  let floor = 0;
  for (let at = 0; at < words.length; ) {
    const listed = list && (!isInterrupted || isSign(words[at])) ? listedAt(words, at, list, isPlace) : null;
    const phrase: Phrase = listed ?? phraseAt(words, at, floor, isPlace) ?? wordAt(words, at, isPlace);
    const { length, term, denial, before = [] } = phrase;
    const from = before.at(-1)?.start ?? at;
    placed = [...placed.filter(({ start }) => start < from), ...before.toReversed()];
    if (term) for (const each of ofHealth(words, at, term, isPlace)) placed.push({ start: at, term: each });
    if (denial !== undefined) {
      list = denial;
      isInterrupted = false;
      floor = at + length;
    } else if (opensWish(words, at, phrase)) {
      isInterrupted = list?.isAllergy === true && term?.meaning != null;
      if (!isInterrupted) list = null;
    }
    asksForAny ||= length > 1;
    at += length;
  }
  const terms = placed.map(({ term }) => term);
  return withinLimit(terms.length > 0 || asksForAny ? terms : words.map((word) => plainTerm([word])));
}

/** Slugs of the countries whose dishes a search wishes: "tacos" -> "mexique", but "sans tacos" -> none. */
export function countriesWished(q: string): string[] {
  const words = everyWord(q);
  // Asked only where a dish is named: this runs while visitors type.
  const denied = () => understandSearch(words, () => false).flatMap((term) => (term.isStrict ? term.words : []));
  return countriesOfDishes(words).filter((country) => !countriesOfDishes(denied()).includes(country));
}

/** A dish for one is without what `HOLDERS` says. */
const CHILD = 'enfant';

/** A single word, or a state of health. */
function wordAt(words: readonly string[], at: number, isPlace: IsPlace): Phrase {
  const word = words[at] ?? '';
  for (const length of [3, 2, 1]) {
    const own = words.slice(at, at + length);
    const state = stateOf(phraseKey(own.join(' ')));
    if (state) return { length, term: plainTerm(own, { isStrict: true, isHealth: true, state }) };
  }
  // "Sans lait mais avec des œufs" has no maize.
  const isBut = word === 'mais' && /^(?:avec|pas|non)$/.test(words[at + 1] ?? '');
  if (isBut || isStopWord(word)) return { length: 1, term: null };
  const key = phraseKey(word);
  if (key === CHILD)
    return {
      length: 1,
      term: plainTerm([word], { isStrict: true, isHealth: true, denied: [key], absent: HOLDERS.get(key) ?? [] }),
    };
  if (isKnownWord(word) || isPlace(phraseKey(word))) return { length: 1, term: plainTerm([word]) };
  const state = mistypedState(word);
  if (state) return { length: 1, term: plainTerm([word], { isStrict: true, isHealth: true, state }) };
  const isGlued = gluedWords(word).some(isTableWord);
  return { length: 1, term: plainTerm([word], isGlued ? { doubt: 'sense', isHealth: true } : { doubt: 'spelling' }) };
}

/**
 * The same term as one of health where it wishes an allergen; and before it a word that may be a mistyped denial: "dans
 * lait", "vite le lait".
 */
function ofHealth(words: readonly string[], at: number, term: SearchTerm, isPlace: IsPlace): SearchTerm[] {
  const isAllergen = !term.isStrict && dishLength(words, at) === 0 && isAllergenAt(words, at, isPlace);
  if (!isAllergen) return [term];
  let before = at - 1;
  while (isArticle(words[before])) before -= 1;
  const word = words[before] ?? '';
  const isDoubted = word !== '' && !isSign(word) && !signAt(words, before) && isNearSign(word);
  return [{ ...term, isHealth: true }, ...(isDoubted ? [plainTerm([word], { doubt: 'sense' })] : [])];
}

/** Whether a list of denied foods ends: unknown words, as adjectives, and a number of eaters do not end it. */
function opensWish(words: readonly string[], at: number, { term, length }: Phrase): boolean {
  if (!term) return length === 1 && !GOES_ON.test(words[at] ?? '');
  return !term.isStrict && (isUnderstood(term) || isFoodAt(words, at));
}

function withinLimit(terms: readonly SearchTerm[]): SearchTerm[] {
  const keys = terms.map(({ words, isStrict, doubt }) => `${isStrict} ${doubt} ${words.join(' ')}`);
  let count = 0;
  return terms.filter(({ words, isStrict }, place) => {
    if (keys.indexOf(keys[place] ?? '') !== place) return false;
    if (!isStrict) count += words.length;
    return isStrict || count <= SEARCH_WORDS_MAX;
  });
}

/** The longest phrase at a place that is understood. */
function phraseAt(words: readonly string[], at: number, floor: number, isPlace: IsPlace): Phrase | null {
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
  return phrase && !phrase.term?.isStrict ? phrase : (denialAt(words, at, floor, isPlace) ?? phrase);
}
