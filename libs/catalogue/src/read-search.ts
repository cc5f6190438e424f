import type { RecipeSort } from '@tdt/contracts';
import { isTableWord, isUnderstood, type SearchTerm, UNDERSTOOD_WORDS, understandSearch } from '@tdt/cuisine/search';
import { everyWord, foldText, QUICK, spellSigns } from '@tdt/cuisine/words';
import type { CountryDirectory } from '@tdt/geography';
import { BitSet } from './bit-set.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { limitsOf, refusalOf, refusalToLeaveOut, type SearchRefusal } from './doubts.ts';
import { nearestTo } from './near-words.ts';
import type { FoundTerm } from './term-finder.ts';
import { isCooksWord, nearestCooksWord, writtenWord } from './written-word.ts';

interface Parts {
  index: CatalogueIndex;
  directory: CountryDirectory;
}

/** A search as it is run. */
export interface ReadSearch {
  /** The recipes of its terms; none: all recipes. */
  terms: FoundTerm[];
  /** The text that is searched instead, where the given one finds nothing. */
  shownText?: string;
  /** Whether it asks for a diet, or for dishes without a food. */
  isByDiet: boolean;
  /** What was not understood, or what the site cannot promise. */
  notice?: string;
  /** Set where the search is refused, and finds nothing. */
  refusal?: SearchRefusal;
  /** The order of equally good recipes: the shortest first for those in a hurry. */
  order: RecipeSort;
}

interface ReadTerm {
  term: SearchTerm;
  found: FoundTerm;
}

/** The best of so many terms are chosen, beside those that are never left out: 64 choices at most. */
const CHOSEN_FROM = 6;

/** Words that may be corrected: each costs a walk through the vocabulary, some milliseconds at most. */
const CORRECTED_MAX = 3;

/** A shorter word is the beginning of too many. */
const BEGINNING_MIN = 3;

/** A word that is found in the middle of many others says too little by itself. */
const TELLING_MIN = 3;

/**
 * Reads the text of a search. If it finds nothing, mistyped words are corrected, then a short time becomes an hour,
 * then as few words as possible are left out. A text that has no word left finds nothing, and neither does one with an
 * unknown part that matters for health.
 */
export function readSearch(parts: Parts, typed: string): ReadSearch {
  const q = spellSigns(typed);
  const words = everyWord(q);
  const asked = readTerms(parts, words);
  const isDoubted = asked.some(({ term }) => term.doubt !== null || term.state !== null);
  if (!isDoubted && hasAll(parts, asked)) return result(asked);

  const corrections = correctionsOf(parts, words);
  const refusal = refusalOf(parts.index, termsOf(asked), q, corrections);
  if (refusal) return refused(refusal);
  const isDenialCorrected = asked.some(({ term }) => term.denied.some((word) => corrections.has(word)));
  if (isDoubted && !isDenialCorrected && hasAll(parts, asked)) return result(asked);

  const text = q.trim().replace(/[\p{L}\p{N}]+/gu, (word) => {
    const near = corrections.get(foldText(word));
    return near === undefined ? word : writtenWord(parts, near);
  });
  const read = corrections.size > 0 ? readTerms(parts, everyWord(text)) : asked;
  if (corrections.size > 0) {
    const refusedText = refusalOf(parts.index, termsOf(read), text, NONE);
    if (refusedText) return refused(refusedText);
    if (hasAll(parts, read)) return result(read, text);
  }

  const others = read.filter(({ term }) => (term.meaning?.minutes ?? QUICK.minutes) >= QUICK.minutes);
  const slower = [...others, ...readTerms(parts, everyWord(QUICK.text))];
  if (others.length < read.length && hasAll(parts, slower))
    return result(slower, `${textOf(others, text)} ${QUICK.text}`.trim());

  const best = mostOf(parts, read);
  const refusedRest = refusalToLeaveOut(parts.index, termsOf(read), termsOf(best), text);
  if (refusedRest) return refused(refusedRest);
  return best.length > 0 ? { ...result(best, textOf(best, text)), order: orderOf(read) } : result(asked);
}

const NONE: ReadonlyMap<string, string> = new Map();

const refused = (refusal: SearchRefusal): ReadSearch => ({
  terms: [NOTHING],
  notice: refusal.notice,
  refusal,
  isByDiet: false,
  order: '-created_at',
});

/** What a refused search finds. */
const NOTHING: FoundTerm = (() => {
  const none = new BitSet(0);
  return { containing: none, having: none, places: [none, none, none, none] };
})();

function result(terms: readonly ReadTerm[], shownText?: string): ReadSearch {
  const notice = limitsOf(terms.map(({ term }) => term));
  return {
    terms: terms.map(({ found }) => found),
    ...(shownText && { shownText }),
    ...(notice && { notice }),
    isByDiet: terms.some(({ term }) => term.isStrict),
    order: orderOf(terms),
  };
}

const orderOf = (terms: readonly ReadTerm[]): RecipeSort =>
  terms.some(({ term }) => term.meaning?.minutes) ? 'total_minutes' : '-created_at';

const termsOf = (terms: readonly ReadTerm[]): SearchTerm[] => terms.map(({ term }) => term);

const understand = ({ directory }: Parts, words: readonly string[]): SearchTerm[] =>
  understandSearch(words, (key) => directory.words.has(key));

function readTerms(parts: Parts, words: readonly string[]): ReadTerm[] {
  const { index, directory } = parts;
  return understand(parts, words).map((term) => ({
    term,
    found: index.find(term, term.place === null ? [] : directory.words.of(term.place)),
  }));
}

const hasAll = ({ index }: Parts, terms: readonly ReadTerm[]): boolean => index.hasAll(terms.map(({ found }) => found));

/** The number of recipes that have all that a text says. */
export const countOf = (parts: Parts, text: string): number =>
  parts.index.count(readTerms(parts, everyWord(text)).map(({ found }) => found));

/** Close words that are known, by the words of a search that nothing has as a whole and that say nothing else. */
export function correctionsOf(parts: Parts, words: readonly string[]): Map<string, string> {
  const unknown = understand(parts, words)
    .filter((term) => !isUnderstood(term) && (term.isStrict ? term.doubt !== 'sense' : term.doubt === 'spelling'))
    .flatMap(({ words: own, denied, isStrict }) => (isStrict ? denied : own).map((word) => ({ word, isStrict })))
    .filter(({ word, isStrict }) => (isStrict ? !isTableWord(word) : !parts.index.knows(word) && !isCooksWord(word)))
    .slice(0, CORRECTED_MAX);
  return new Map(
    unknown.flatMap(({ word, isStrict }) => {
      const near = isStrict ? nearestCooksWord(word) : nearestWord(parts, word);
      return near === null ? [] : [[word, near] as const];
    }),
  );
}

/** The word that it begins, of those that are understood; else the closest one of these, titles and ingredients. */
function nearestWord({ index, directory }: Parts, word: string): string | null {
  const understood = [...UNDERSTOOD_WORDS.keys(), ...directory.words.spelled(index.countryIds)];
  const begun = understood.filter((known) => known.startsWith(word)).sort((a, b) => a.length - b.length)[0];
  if (begun !== undefined && word.length >= BEGINNING_MIN) return begun;
  const search = nearestTo(word);
  for (const known of understood) search.offer(known, () => Infinity);
  const found = index.nearestWord(word);
  if (found) search.offer(found.word, () => found.weight);
  return search.best()?.word ?? null;
}

/**
 * The largest set of terms that one recipe has together; of sets of the same size, the one of the greatest worth; of
 * equal ones, the one with the fewest recipes. What must not be in the dish is never left out, unless it may be no food
 * and no recipe has it.
 */
function mostOf(parts: Parts, all: readonly ReadTerm[]): ReadTerm[] {
  const read = all.filter(({ term, found }) => !term.isOptional || !found.having.isEmpty).map(asWords);
  const free = read.filter(({ term }) => !term.isStrict).slice(0, CHOSEN_FROM);
  const worths = new Map(read.map((each) => [each, worthOf(each)]));
  const choices = Array.from({ length: 2 ** free.length }, (_, choice) => {
    const chosen = read.filter((each) => each.term.isStrict || isChosen(choice, free.indexOf(each)));
    return { chosen, worth: chosen.reduce((sum, each) => sum + (worths.get(each) ?? 0), 0) };
  })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.chosen.length - a.chosen.length || b.worth - a.worth);
  // Only the best ones are counted: with six words there are 64.
  const best = choices.find(({ chosen }) => hasAll(parts, chosen));
  const [first] = choices
    .filter(({ chosen, worth }) => chosen.length === best?.chosen.length && worth === best.worth)
    .map(({ chosen }) => ({ chosen, count: parts.index.count(chosen.map(({ found }) => found)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count);
  return first?.chosen ?? [];
}

/**
 * Without what is found in the middle of a word, where it is found as a whole: "pad" of "pad thaï", not of "padano".
 */
function asWords({ term, found }: ReadTerm): ReadTerm {
  const [asWord] = found.places;
  if (term.isStrict || asWord.isEmpty) return { term, found };
  return { term, found: { ...found, containing: asWord, having: term.meaning ? found.having : asWord } };
}

/** Whether a place is in a choice, which has a bit for each. */
const isChosen = (choice: number, place: number): boolean => place >= 0 && (choice & (1 << place)) !== 0;

/**
 * Dishes are worth more than countries, and these more than types, diets and ingredients; dishes and ingredients that
 * the tables know are worth more than others. Difficulty, time and denied foods alone are no result.
 */
function worthOf({ term: { meaning, place, others, words, isStrict }, found }: ReadTerm): number {
  if (meaning) return meaning.type || meaning.demands ? 1.5 : 0;
  if (isStrict) return 0;
  if (place !== null) return 2;
  if (words.every(({ length }) => length < TELLING_MIN)) return 0;
  const [, , inTitle] = found.places;
  return (inTitle.isEmpty ? 1 : 3) + (others.length > 0 ? 1 / 2 : 0);
}

/** The words of a text that belong to the terms, as they are typed; commas preserve the lists of denied foods. */
function textOf(terms: readonly ReadTerm[], text: string): string {
  const wanted = new Set(terms.flatMap(({ term }) => term.words));
  return (text.match(/[\p{L}\p{N}]+|[,;/&+]/gu) ?? [])
    .filter((word) => wanted.has(foldText(word) || ','))
    .join(' ')
    .replaceAll(/(?: [,;/&+])+/g, ',');
}
