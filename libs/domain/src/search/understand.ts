import { MEANING_WORDS, MEANINGS, type Meaning, timeAtStart } from './meanings.ts';
import { OTHER_NAMES } from './other-names.ts';
import { isAskingWord, isStopWord } from './stop-words.ts';
import { phraseKey } from './word-forms.ts';

/** A part of a search that says one thing: a word, or a phrase that is understood. */
export interface SearchTerm {
  /** Its words as typed, folded: what contains them all has the term, whatever else it means. */
  words: readonly string[];
  /** Other names of it, each a folded word or several. */
  others: readonly string[];
  /** Key of the countries that it names; `null`: of none. */
  place: string | null;
  meaning: Meaning | null;
  /** Says what must not be in the dish: a search never leaves it out. */
  isStrict: boolean;
}

/** Words of the longest phrase in the tables: "plat de resistance". */
const PHRASE_MAX = 4;

/**
 * What a search says, by its folded words. Stop words are left out, unless there is nothing else; without any term it
 * asks for all recipes. `isPlace` says whether a key (`phraseKey`) names countries.
 */
export function understandSearch(words: readonly string[], isPlace: (key: string) => boolean): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, term } = phraseAt(words, at, isPlace) ?? { length: 1, term: plainTerm([words[at] ?? '']) };
    if (length > 1 || !isStopWord(words[at] ?? '') || isUnderstood(term)) terms.push(term);
    at += length;
  }
  return terms.length > 0 || words.some(isAskingWord) ? terms : words.map((word) => plainTerm([word]));
}

/** Whether a term means more than its letters. */
export const isUnderstood = ({ others, place, meaning }: SearchTerm): boolean =>
  others.length > 0 || place !== null || meaning !== null;

const plainTerm = (words: readonly string[], more: Partial<SearchTerm> = {}): SearchTerm => ({
  words,
  others: [],
  place: null,
  meaning: null,
  isStrict: false,
  ...more,
});

/** The longest phrase at a place that is understood. */
function phraseAt(words: readonly string[], at: number, isPlace: (key: string) => boolean) {
  const time = timeAtStart(words.slice(at).join(' '));
  if (time) {
    const own = words.slice(at, at + time.length);
    return { length: time.length, term: plainTerm(withoutStops(own), { meaning: { minutes: time.minutes } }) };
  }
  for (let length = Math.min(PHRASE_MAX, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    const key = phraseKey(own.join(' '));
    const meaning = MEANINGS.get(key) ?? null;
    const term = plainTerm(withoutStops(own), {
      others: OTHER_NAMES.get(key) ?? [],
      place: isPlace(key) ? key : null,
      meaning,
      isStrict: meaning?.diet !== undefined,
    });
    if (isUnderstood(term)) return { length, term };
  }
  // What a dish must not contain is only found where a recipe says so: its words would find the opposite.
  const isWithout = words[at] === 'sans' && at + 1 < words.length;
  return isWithout ? { length: 2, term: plainTerm(words.slice(at, at + 2), { isStrict: true }) } : null;
}

const withoutStops = (words: readonly string[]): string[] => words.filter((word) => !isStopWord(word));

/** Words that are understood, for correcting mistyped ones. */
export const UNDERSTOOD_WORDS: readonly string[] = [
  ...new Set([...MEANING_WORDS, ...[...OTHER_NAMES.keys()].flatMap((name) => name.split(' '))]),
].filter((word) => !isStopWord(word));
