import type { AtlasCountry, Suggestions } from '@tdt/contracts';
import { countriesWished, understandSearch } from '@tdt/cuisine/search';
import { everyWord } from '@tdt/cuisine/words';
import type { CountryDirectory } from '@tdt/geography';
import type { CatalogueIndex } from './catalogue-index.ts';
import { correctionsOf, countOf, readSearch } from './read-search.ts';
import { countsById, NO_FILTERS } from './tally.ts';
import { writtenWord } from './written-word.ts';

/** Substances that no dish is named after: a search for one means dishes without it. */
const AVOIDED = ['gluten', 'lactose', 'caseine', 'lactoserum'];

/** Words that are considered. */
const WORDS_MAX = 3;
const TEXTS_MAX = 3;
const COUNTRIES_MAX = 8;

interface Parts {
  index: CatalogueIndex;
  directory: CountryDirectory;
}

/**
 * What to search instead of a text that found nothing, or that no page has in its address. The countries are those of
 * its dishes, "tacos", else all.
 */
export function suggest(parts: Parts, q: string): Suggestions {
  const cooked = cookedCountries(parts);
  const ofDishes = countriesWished(q);
  const named = cooked.filter(({ slug }) => ofDishes.includes(slug));
  return { texts: textsNear(parts, q), countries: (named.length > 0 ? named : cooked).slice(0, COUNTRIES_MAX) };
}

/**
 * The text with its unknown words corrected, then its words one by one: those that find something. Each contains what
 * must not be in the dish.
 */
function textsNear(parts: Parts, q: string): string[] {
  const { instead = [] } = readSearch(parts, q).refusal ?? {};
  if (instead.length > 0) return instead.map((text) => written(parts, text)).filter((text) => countOf(parts, text) > 0);
  const terms = understandSearch(everyWord(q), (key) => parts.directory.words.has(key));
  const asked = terms
    .flatMap(({ words, meaning, isStrict }) => (isStrict || meaning?.minutes ? [] : words))
    .slice(0, WORDS_MAX);
  const corrections = correctionsOf(parts, asked);
  const words = asked
    .map((word) => corrections.get(word) ?? word)
    .map((word) => (AVOIDED.includes(word) ? `sans ${word}` : word))
    .filter((text) => countOf(parts, text) > 0)
    .map((text) => written(parts, text));
  // A word of one or two letters is part of nearly everything.
  const single = words.filter((word) => word.length > 2);
  if (single.length === 0) return [];
  const denied = terms.flatMap((term) => (term.isStrict ? term.words : [])).map((word) => writtenWord(parts, word));
  const texts = [...new Set([words.join(' '), ...single])].map((text) =>
    [text, ...denied].join(' ').replaceAll(' ,', ','),
  );
  return texts.filter((text) => countOf(parts, text) > 0).slice(0, TEXTS_MAX);
}

const written = (parts: Parts, text: string): string => text.replace(/[^\s,]+/g, (word) => writtenWord(parts, word));

/** The countries that have recipes, those with the most first, by name where they have as many. */
export function cookedCountries({ index, directory }: Parts): AtlasCountry[] {
  const countOf = countsById(index.countryIds, index.search([], NO_FILTERS).countries);
  return directory
    .all()
    .map(({ document: { _id, name, slug } }) => ({ name, slug, recipe_count: countOf.get(_id) ?? 0 }))
    .filter(({ recipe_count }) => recipe_count > 0)
    .sort((a, b) => b.recipe_count - a.recipe_count);
}
