import { wordForms } from '@tdt/domain';
import { INGREDIENT_WORDS } from '@tdt/domain/ingredients';
import { UNDERSTOOD_WORDS, understandSearch } from '@tdt/domain/search';
import type { CountryDirectory } from '../countries/country-directory.ts';
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
 * The word of the tables that is one mistake from a denied one, an allergen rather than another: "sans anchios" shows no
 * anchovies. Of short ones not any: "sans tanin" denies no tahini.
 */
export function nearestCooksWord(folded: string): string | null {
  const forms = [folded, folded.replace(/(?<=.{4})s$/, '')];
  const near = [...UNDERSTOOD_WORDS.keys(), ...INGREDIENT_WORDS.keys()].filter(
    (word) => word[0] === folded[0] && forms.some((form) => isOneMistake(form, word)),
  );
  const word = near.find(isAllergen) ?? near[0];
  return word !== undefined && (folded.length > 5 || UNDERSTOOD_WORDS.has(word)) ? word : null;
}

function isOneMistake(word: string, known: string): boolean {
  const search = nearestTo(word, 1);
  search.offer(known, 1);
  return search.best() !== null;
}

const isAllergen = (word: string): boolean =>
  understandSearch(['sans', word], () => false).some(({ meaning }) => meaning?.demands);

function ofTables(folded: string): string | undefined {
  const known = WRITTEN.get(folded);
  const singular = /^.{4,}s$/.test(folded) ? WRITTEN.get(folded.slice(0, -1)) : undefined;
  return known ?? (singular && `${singular}s`);
}
