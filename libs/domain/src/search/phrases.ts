import { MEANINGS, type Meaning } from './meanings.ts';
import { OTHER_NAMES } from './other-names.ts';
import { isStopWord } from './stop-words.ts';
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
  /** For a denial without a meaning, the folded names of what the dish must not have. */
  absent: readonly string[];
  /** What it denies may be no food, or mistyped. `optional`, of no allergy: left out where no recipe names it, as "peau". */
  unknown: 'optional' | 'strict' | null;
}

/** How foods are denied: more of them may follow in a list. */
export interface Denial {
  /** By an allergy: what is denied is never left out of a search. */
  isAllergy: boolean;
  /** The kind of article before the food, which the next one of the list has, too: "aux", "de". */
  article: 'a' | 'de' | null;
}

/** A part of a search: how many words, and what it says; `null`: nothing. */
export interface Phrase {
  length: number;
  term: SearchTerm | null;
  /** Of a denial, how it denies foods, of which more may follow; `null`: none follow. */
  denial?: Denial | null;
}

/** Answers whether a key (`phraseKey`) names countries. */
export type IsPlace = (key: string) => boolean;

/** Words of the longest phrase in the tables: "plat de resistance". */
const PHRASE_MAX = 4;

/**
 * "sans", "pas trop", "ni", "évitez", "dépourvu de", "allergique aux", also as they are mistyped: "alergie". "Éviter
 * l'allergie" is none of its own, nor is "noix à éviter, poulet", which says "éviter" of what is before.
 */
export const DENIAL =
  /^(?:sans|pas|non|peu|ni|(?:evite[rz]?|depourvue?s?|denuee?s?|exempte?s?)(?! (?:,|et |ou |(?:(?:les?|la|l|de|d|du|des|une?|toute?) )*(?:all|int)))|all?[ae]rg(?:ies?|iq(?:ue?)?s?|ics?|i)|intoll?err?[ae]n(?:[cs]e?|te?)s?)(?: (?:de|d|du|trop|tres|si|a|au|aux|la|l|le|les|mange|manger|supporte|digere|aime|aucune?))*(?= .)/;

export const plainTerm = (words: readonly string[], more: Partial<SearchTerm> = {}): SearchTerm => ({
  words,
  others: [],
  place: null,
  meaning: null,
  isStrict: false,
  absent: [],
  unknown: null,
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
    const told = isStrict || DENIAL.test(own.join(' ')) ? own : withoutStops(own);
    const term = plainTerm(told, { others, place, meaning, isStrict });
    if (isUnderstood(term)) return { length, term };
  }
  return null;
}

export const withoutStops = (words: readonly string[]): string[] => words.filter((word) => !isStopWord(word));
