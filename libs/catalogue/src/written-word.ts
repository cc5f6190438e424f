import { INGREDIENT_WORDS } from '@tdt/cuisine/ingredients';
import { UNDERSTOOD_WORDS, understandSearch } from '@tdt/cuisine/search';
import { distances, wordForms } from '@tdt/cuisine/words';
import type { CountryDirectory } from '@tdt/geography';
import type { CatalogueIndex } from './catalogue-index.ts';
import { nearestTo } from './near-words.ts';

/** Words of the tables as they are written, by their folded form. */
const WRITTEN: ReadonlyMap<string, string> = new Map([...INGREDIENT_WORDS, ...UNDERSTOOD_WORDS]);

interface Parts {
  index: CatalogueIndex;
  directory: CountryDirectory;
}

/** A folded word with its accents, as far as the tables, countries or titles have it. */
export function writtenWord({ index, directory }: Parts, folded: string): string {
  return ofTables(folded) ?? directory.words.written(folded) ?? index.writtenInTitle(folded) ?? folded;
}

/** Whether the tables know a word: it is spelled correctly, even if no recipe has it. */
export const isCooksWord = (folded: string): boolean => wordForms(folded).some((form) => WRITTEN.has(form));

/**
 * The food of the tables that is one mistake from a denied word, an allergen rather than another: "sans anchios" shows no
 * anchovies. None where several are as close and only one of them can be meant ("tarine": tajine, farine), and no short
 * one: "sans tanin" denies no tahini.
 */
export function nearestCooksWord(folded: string): string | null {
  const forms = [folded, folded.replace(/(?<=.{4})s$/, '')];
  const isNear = (word: string) => forms.some((form) => isOneMistake(form, word));
  const begins = (word: string) => word[0] === folded[0];
  const allergens = ALLERGENS.filter(({ word }) => isNear(word));
  const [first] = allergens;
  const word = allergens.length > 0 ? allergens.find((each) => begins(each.word))?.word : undefined;
  const other = OTHERS.find((known) => begins(known) && isNear(known));
  if (new Set(allergens.map(({ demands }) => demands)).size > 1) return null;
  const near = word ?? (first && other ? null : (first?.word ?? other)) ?? null;
  return near !== null && (folded.length > 5 || UNDERSTOOD_WORDS.has(near)) ? near : null;
}

/** Whether a word may be an allergen, mistyped: a short one, too. */
export const isNearAllergen = (folded: string): boolean =>
  ALLERGENS.some(
    ({ word }) => Math.abs(word.length - folded.length) <= 1 && (distances(folded, word).at(-1) ?? 2) <= 1,
  );

function isOneMistake(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  const search = nearestTo(word, 1);
  search.offer(known, () => 1);
  return search.best() !== null;
}

/** What a dish must be without that is denied by a word of the tables; `null`: the word is no food. */
function demandsOf(word: string): string | null {
  const [term] = understandSearch(['sans', word], () => false);
  return term?.isStrict && !term.doubt ? (term.meaning?.demands ?? []).join() : null;
}

/** Words that names of several allergens begin with: what is close to one may be no other food. */
const BEGINNINGS = ['fruit', 'produit'].map((word) => ({ word, demands: word }));

const DENIABLE = [...new Set([...UNDERSTOOD_WORDS.keys(), ...INGREDIENT_WORDS.keys()])].map((word) => ({
  word,
  demands: demandsOf(word),
}));
const ALLERGENS = [...DENIABLE.filter(({ demands }) => demands), ...BEGINNINGS];
const OTHERS = DENIABLE.flatMap(({ word, demands }) => (demands === '' ? word : []));

function ofTables(folded: string): string | undefined {
  const known = WRITTEN.get(folded);
  const singular = /^.{4,}s$/.test(folded) ? WRITTEN.get(folded.slice(0, -1)) : undefined;
  return known ?? (singular && `${singular}s`);
}
