import type { State } from './health-words.ts';
import { MEANINGS, type Meaning } from './meanings.ts';
import { OTHER_NAMES } from './other-names.ts';
import { signAt } from './signs.ts';
import { isStopWord } from './stop-words.ts';
import { phraseKey } from './word-forms.ts';

/** A part of a search that says one thing: a word, or a phrase that is understood. */
export interface SearchTerm {
  /** Its words as typed, folded: what contains them all has the term, whatever else it means. */
  words: readonly string[];
  /** Other names of it, each a folded word or several. */
  others: readonly string[];
  /** Key of the countries that it stands for; `null`: of none. */
  place: string | null;
  meaning: Meaning | null;
  /** Says what must not be in the dish: a search never leaves it out. */
  isStrict: boolean;
  /** Mentions an allergen, a diet, a religion or a state of health: beside it, unknown words are never left out. */
  isHealth: boolean;
  /** Why its words may turn the search round: no table knows their `spelling`, or they deny nothing known (`sense`). */
  doubt: 'spelling' | 'sense' | null;
  /** The words of a denial that name what is denied; empty for others. */
  denied: readonly string[];
  /** For a denial, the folded names of what the dish must not have, beside what its meaning says. */
  absent: readonly string[];
  /** It denies no food, as "sans peau": it is left out where no recipe says it. */
  isOptional: boolean;
  /** A religion or a state of health of which no recipe says that it suits: nothing has it. */
  state: State | null;
}

/** How foods are denied: more of them may follow in a list. */
export interface Denial {
  /** By an allergy: what is denied is never left out of a search. */
  isAllergy: boolean;
  /** The kind of article before the food, which the next one of the list has, too: "aux", "de". */
  article: 'a' | 'de' | null;
  /** By a sign after the food, "lait interdit": of what follows only allergens are denied as well. */
  isVerdict: boolean;
}

/** A term with the place where it begins in the search. */
export interface PlacedTerm {
  start: number;
  term: SearchTerm;
}

/** A part of a search: how many words, and what it says; `null`: nothing. */
export interface Phrase {
  length: number;
  term: SearchTerm | null;
  /** Of a denial, how it denies foods, of which more may follow; `null`: none follow. */
  denial?: Denial | null;
  /** What a sign denies before it, the last food first. */
  before?: readonly PlacedTerm[];
}

/** Whether a key (`phraseKey`) stands for countries. */
export type IsPlace = (key: string) => boolean;

/** Words of the longest phrase in the tables: "plat de resistance". */
const PHRASE_MAX = 4;

export const plainTerm = (words: readonly string[], more: Partial<SearchTerm> = {}): SearchTerm => ({
  words,
  others: [],
  place: null,
  meaning: null,
  isStrict: false,
  isHealth: false,
  doubt: null,
  denied: [],
  absent: [],
  isOptional: false,
  state: null,
  ...more,
});

/** Whether a term means more than its letters. */
export const isUnderstood = ({ others, place, meaning }: SearchTerm): boolean =>
  others.length > 0 || place !== null || meaning !== null;

/** The longest phrase of the tables at a place. */
export function longestAt(words: readonly string[], at: number, isPlace: IsPlace): Phrase | null {
  for (let length = Math.min(PHRASE_MAX, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    const key = phraseKey(own.join(' '));
    const meaning = MEANINGS.get(key) ?? null;
    const isStrict = meaning?.demands !== undefined;
    const others = OTHER_NAMES.get(key) ?? [];
    const place = isPlace(key) ? key : null;
    // Without the first word, "pas difficile" would say the opposite.
    const meant = isStrict || signAt(own, 0) ? own : withoutStops(own);
    const term = plainTerm(meant, { others, place, meaning, isStrict, isHealth: isStrict });
    if (isUnderstood(term)) return { length, term };
  }
  return null;
}

export const withoutStops = (words: readonly string[]): string[] => words.filter((word) => !isStopWord(word));
