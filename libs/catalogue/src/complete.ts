import type { AtlasCountry, Completions } from '@tdt/contracts';
import { ingredientsBeginning } from '@tdt/cuisine/ingredients';
import { countriesWished } from '@tdt/cuisine/search';
import { foldText, phraseKey } from '@tdt/cuisine/words';
import type { CountryDirectory } from '@tdt/geography';
import type { CatalogueIndex } from './catalogue-index.ts';
import { countOf, readSearch } from './read-search.ts';
import { cookedCountries } from './suggest.ts';
import { NO_FILTERS } from './tally.ts';

/** Of each kind: together they fit on the screen of a phone, above its keyboard. */
const RECIPES_MAX = 4;
const OTHERS_MAX = 2;
/** Ingredients whose recipes are counted, a fraction of a millisecond each. */
const COUNTED_MAX = 12;

interface Parts {
  index: CatalogueIndex;
  directory: CountryDirectory;
}

/** What a visitor who has typed `q` may mean. */
export function complete(parts: Parts, q: string): Completions {
  const folded = foldText(q);
  if (folded === '') return { recipes: [], countries: [], ingredients: [] };
  return { recipes: recipes(parts, q), countries: countries(parts, folded), ingredients: ingredients(parts, folded) };
}

function recipes({ index, directory }: Parts, q: string): Completions['recipes'] {
  const { terms, order } = readSearch({ index, directory }, q);
  const { hits } = index.search(terms, NO_FILTERS);
  return index.orders.rankedPage(hits, terms, order, 0, RECIPES_MAX).map(({ title, slug }) => ({ title, slug }));
}

/** First those whose name begins with the text, then those that it or a famous dish in it stands for: "tacos". */
function countries(parts: Parts, folded: string): AtlasCountry[] {
  const { directory } = parts;
  const cooked = cookedCountries(parts);
  const named = new Set(directory.words.of(phraseKey(folded)));
  const ofDishes = countriesWished(folded);
  const isNamed = ({ slug }: AtlasCountry) =>
    ofDishes.includes(slug) || named.has(directory.bySlug(slug)?.document._id ?? '');
  const begins = cooked.filter(({ name }) => foldText(name).startsWith(folded));
  const contains = cooked.filter(({ name }) => foldText(name).includes(` ${folded}`));
  return [...new Set([...begins, ...contains, ...cooked.filter(isNamed)])].slice(0, OTHERS_MAX);
}

function ingredients(parts: Parts, folded: string): Completions['ingredients'] {
  return ingredientsBeginning(folded, COUNTED_MAX)
    .map((name) => ({ name, recipe_count: countOf(parts, name) }))
    .filter(({ recipe_count }) => recipe_count > 0)
    .sort((a, b) => b.recipe_count - a.recipe_count)
    .slice(0, OTHERS_MAX);
}
