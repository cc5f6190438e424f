import { SEARCH_WORDS_MAX } from '@tdt/contracts/plain';
import { foldText } from '../text/search-words.ts';
import { MEANING_WORDS, MEANINGS, type Meaning, timeAtStart } from './meanings.ts';
import { NAMES, OTHER_NAMES } from './other-names.ts';
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

/** "sans", "pas trop", "ni", "allergique aux", also as they are mistyped: "alergie". */
const DENIAL =
  /^(?:sans|pas|non|peu|ni|all?[ae]rg(?:ies?|iq(?:ue?)?s?|ics?|i)|intoll?err?[ae]n(?:[cs]e?|te?)s?)(?: (?:de|d|du|trop|tres|si|a|au|aux|la|l|le|les|mange|manger|supporte|digere|aime|aucune?))*(?= .)/;
/** How a list goes on after a denial: "et aux", "ou", "de"; also with nothing between, as commas are no words. */
const LISTED = /^(et|ou)?(?:(?:^| )(au|aux|a la|a l|de|d|du|des|la|le|l|les))?(?= |$)/;
/** "Lait de coco" is no milk. */
const COMPLEMENT = /^(?:de|d|du|des) (?:saint )?\S+/;
/** Foods of the tables that a complement makes others of. */
const COMPLETED = /^(?:lait|laitage|beurre|noix|fromage|oeuf|viande|amande)s?$/;
const OCCASION = /^(?:noel|paques|reveillon|nouvel|ramadan|anniversaire|printemps|ete|automne|hiver|rentree)$/;
/** A search for a number of eaters finds all recipes: quantities scale. */
const EATERS =
  /^(?:pour )?(?:\d+|une?|deux|trois|quatre|cinq|six|huit|dix|douze) (?:personnes?|pers|convives?|invites?)(?= |$)/;

/** A part of a search: how many words, and what it says; `null`: nothing. */
interface Phrase {
  length: number;
  term: SearchTerm | null;
}

/**
 * What a search says, by all its folded words in order. Stop words are left out, unless there is nothing else; without
 * any term it asks for all recipes. Nothing is said twice; of terms that are not strict, those of the first
 * `SEARCH_WORDS_MAX` words are kept. `isPlace` says whether a key (`phraseKey`) names countries.
 */
export function understandSearch(words: readonly string[], isPlace: (key: string) => boolean): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let asksForAny = words.some(isAskingWord);
  /** How the last term denies, for the list that may follow it. */
  let denial: string | null = null;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const listed: Phrase | null = denial === null ? null : listedAt(words, at, denial, isPlace);
    const { length, term }: Phrase = listed ??
      phraseAt(words, at, isPlace) ?? {
        length: 1,
        term: isStopWord(word) ? null : plainTerm([word]),
      };
    if (term) terms.push(term);
    if (!listed) denial = term?.isStrict ? listDenial(term) : null;
    asksForAny ||= length > 1;
    at += length;
  }
  return withinLimit(terms.length > 0 || asksForAny ? terms : words.map((word) => plainTerm([word])));
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
function phraseAt(words: readonly string[], at: number, isPlace: (key: string) => boolean): Phrase | null {
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

function longestAt(words: readonly string[], at: number, isPlace: (key: string) => boolean): Phrase | null {
  for (let length = Math.min(PHRASE_MAX, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    const key = phraseKey(own.join(' '));
    const meaning = MEANINGS.get(key) ?? null;
    const isStrict = meaning?.demands !== undefined;
    const others = OTHER_NAMES.get(key) ?? [];
    const place = isPlace(key) ? key : null;
    const term = plainTerm(isStrict || isDenial(own) ? own : withoutStops(own), { others, place, meaning, isStrict });
    if (isUnderstood(term)) return { length, term };
  }
  return null;
}

/** What a dish must not contain is only found where a recipe says so: its words would find the opposite. */
function denialAt(words: readonly string[], at: number, isPlace: (key: string) => boolean): Phrase | null {
  const denial = DENIAL.exec(words.slice(at).join(' '))?.[0];
  // "Un peu épicé" denies nothing.
  if (denial === undefined || words[at - 1] === 'un') return null;
  const from = at + denial.split(' ').length;
  if (isStopWord(words[from] ?? '')) return null;
  return deniedAt(words, at, from, isPlace);
}

/** What is denied by the words from one place on, of which the food begins at another. */
function deniedAt(words: readonly string[], at: number, from: number, isPlace: (key: string) => boolean): Phrase {
  const asked = deniedFood(words, from, isPlace);
  const to = from + (asked ? asked.length - 1 : (longestAt(words, from, isPlace)?.length ?? 1));
  const isChanged = !asked || COMPLETED.test(words.slice(from, to).join(' '));
  const complement = isChanged ? complementAt(words, to, isPlace) : [];
  const own = words.slice(at, to + complement.length);
  const meaning = complement.length === 0 ? (asked?.term?.meaning ?? null) : null;
  return { length: own.length, term: plainTerm(own, { meaning, isStrict: true }) };
}

/** The food at a place, as "sans" denies it. */
const deniedFood = (words: readonly string[], at: number, isPlace: (key: string) => boolean): Phrase | null =>
  longestAt(['sans', ...words.slice(at, at + PHRASE_MAX)], 0, isPlace);

/** How a term denies foods, of which more may follow; "pas cher" denies none. */
function listDenial({ words }: SearchTerm): string | null {
  const denial = DENIAL.exec(words.join(' '))?.[0] ?? null;
  return denial !== null &&
    /^(?:pas|non|peu)(?! (?:de?|du|l[ae]?|les|mange|manger|supporte|digere|aime)(?: |$))/.test(denial)
    ? null
    : denial;
}

/**
 * One more food that a denial denies: "allergique aux œufs et au lait". Only one of the tables, unless "ou" or the same
 * kind of article says that the list goes on: "poulet sans gluten et citron" is a dish with lemon.
 */
function listedAt(
  words: readonly string[],
  at: number,
  denial: string,
  isPlace: (key: string) => boolean,
): Phrase | null {
  const [between = '', and, article] = LISTED.exec(words.slice(at).join(' ')) ?? [];
  const isLike = article !== undefined && denial.includes(' ');
  // "Sans gluten au lait" is one with milk.
  if (article !== undefined && and === undefined && !isLike) return null;
  const from = at + between.split(' ').filter(Boolean).length;
  if (isStopWord(words[from] ?? 'a')) return null;
  const denied = deniedAt(words, at, from, isPlace);
  if (denied.term?.meaning?.demands) return denied;
  const isSame = and === 'ou' || (and !== undefined && isLike && /^(?:a|de?$)/.test(article));
  const said = longestAt(words, from, isPlace)?.term;
  return isSame && !said?.place && !said?.meaning ? denied : null;
}

/** What makes another food of the one before it; a place or an occasion does not: "sans lait de Noël". */
function complementAt(words: readonly string[], at: number, isPlace: (key: string) => boolean): string[] {
  const complement = COMPLEMENT.exec(words.slice(at).join(' '))?.[0].split(' ') ?? [];
  const first = complement[1] ?? '';
  const isOther = isStopWord(first) || OCCASION.test(first) || longestAt(words, at + 1, isPlace)?.term?.place;
  return isOther ? [] : complement;
}

/** Whether words deny: without the first one they would say the opposite, as "difficile" of "pas difficile". */
const isDenial = (words: readonly string[]): boolean => DENIAL.test(words.join(' '));

const withoutStops = (words: readonly string[]): string[] => words.filter((word) => !isStopWord(word));

/** Words that are understood, as they are written, by their folded form: for correcting mistyped ones. */
export const UNDERSTOOD_WORDS: ReadonlyMap<string, string> = new Map(
  [...MEANING_WORDS, ...NAMES.flatMap((name) => name.split(' '))]
    .map((word) => [foldText(word), word] as const)
    .filter(([folded]) => !isStopWord(folded)),
);
