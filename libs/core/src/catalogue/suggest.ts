import type { AtlasCountry, Suggestions } from '@tdt/contracts';
import { searchWords } from '@tdt/domain';
import type { CountryDirectory } from '../countries/country-directory.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { countsById, NO_FILTERS } from './tally.ts';

/** Words that are corrected: each unknown one costs a walk through the vocabulary, some milliseconds at most. */
const WORDS_MAX = 3;
const TEXTS_MAX = 3;
const COUNTRIES_MAX = 8;

interface Parts {
  index: CatalogueIndex;
  directory: CountryDirectory;
}

/** What to look for instead of a text that found nothing, or that no page has in its address. */
export function suggest(parts: Parts, q: string): Suggestions {
  return { texts: textsNear(parts.index, q), countries: favouriteCountries(parts) };
}

/** The text with its unknown words corrected, then its words one by one: those that find something. */
function textsNear(index: CatalogueIndex, q: string): string[] {
  const words = searchWords(q)
    .slice(0, WORDS_MAX)
    .flatMap((word) => (index.knows(word) ? word : (index.nearestWord(word) ?? [])));
  // A word of one or two letters is part of nearly everything.
  const single = words.filter((word) => word.length > 2);
  if (single.length === 0) return [];
  const texts = [...new Set([words.join(' '), ...single])];
  return texts.filter((text) => index.search(searchWords(text), NO_FILTERS).total > 0).slice(0, TEXTS_MAX);
}

/** The countries with the most recipes, by name where they have as many. */
function favouriteCountries({ index, directory }: Parts): AtlasCountry[] {
  const countOf = countsById(index.countryIds, index.search([], NO_FILTERS).countries);
  return directory
    .all()
    .map(({ document: { _id, name, slug } }) => ({ name, slug, recipe_count: countOf.get(_id) ?? 0 }))
    .filter(({ recipe_count }) => recipe_count > 0)
    .sort((a, b) => b.recipe_count - a.recipe_count)
    .slice(0, COUNTRIES_MAX);
}
