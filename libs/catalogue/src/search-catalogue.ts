import {
  type CatalogueQuery,
  DIETS,
  DIFFICULTIES,
  type Facets,
  PAGE_SIZE_MAX,
  RECIPE_TYPE_CODES,
  RECIPE_TYPES,
  TIME_LIMITS,
} from '@tdt/contracts';
import { canonicalCountrySlug } from '@tdt/domain';
import { dietLabel, difficultyLabel, timeLimitLabel, typeCode, typeLabel } from '@tdt/domain/recipes';
import type { CountryDirectory } from '@tdt/geography';
import type { CardPresenter } from './card-presenter.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { demandMask } from './columns.ts';
import { type ReadSearch, readSearch } from './read-search.ts';
import { countsById, type Filters, type Tally } from './tally.ts';

interface Parts {
  index: CatalogueIndex;
  directory: CountryDirectory;
  cards: CardPresenter;
}

interface Found {
  entries: CatalogueEntry[];
  total: number;
  page: number;
  page_size: number;
  facets: Facets;
  /** See `CatalogueResult`. */
  shown_q?: string;
  by_diet?: boolean;
  notice?: string;
}

/** A page of recipes as the JSON text of a `CatalogueResult`, and the number of recipes on it. */
export interface CatalogueText {
  text: string;
  items: number;
}

/**
 * A page of the recipes that a query describes, with the counts of its filters. As text, since that is several times
 * cheaper: cards that were serialised before are used again.
 */
export function searchCatalogue(parts: Parts, query: CatalogueQuery): CatalogueText {
  const { entries, ...found } = find(parts, query);
  const items = entries.map(parts.cards.json).join(',');
  const text = `{"items":[${items}],${JSON.stringify(found).slice(1)}`;
  return { text, items: entries.length };
}

function find({ index, directory }: Parts, query: CatalogueQuery): Found {
  const pays = query.pays === undefined ? undefined : canonicalCountrySlug(query.pays);
  const filters = filtersOf(index, directory, query, pays);
  const search = readSearch({ index, directory }, query.q);
  const { terms, shownText, isByDiet, notice } = search;
  const counted = query.ids ? index.searchAmong(query.ids, terms, filters) : index.search(terms, filters);
  const facets = facetsOf(counted, index, directory, pays);
  return {
    ...pageOf(index, counted, search, query),
    total: counted.total,
    facets,
    ...(shownText && { shown_q: shownText }),
    ...((isByDiet || filters.diets !== 0) && { by_diet: true }),
    ...(notice && { notice }),
  };
}

/** Recipes that the query lists by their ids are on one page. Without an order, the best matches come first. */
function pageOf(
  index: CatalogueIndex,
  { hits, total }: Tally,
  { terms, order }: ReadSearch,
  { ids, sort, page, page_size }: CatalogueQuery,
) {
  if (ids) return { entries: index.pick(hits, ids), page: 1, page_size: PAGE_SIZE_MAX };
  const offset = (page - 1) * page_size;
  if (offset >= total) return { entries: [], page, page_size };
  const entries =
    sort || terms.length === 0
      ? index.orders.page(hits, sort ?? '-created_at', offset, page_size)
      : index.orders.rankedPage(hits, terms, order, offset, page_size);
  return { entries, page, page_size };
}

/** The filters of a query of visitors or editors, as the index takes them. */
export function filtersOf(
  index: CatalogueIndex,
  directory: CountryDirectory,
  { type, difficulte, duree, regime = [] }: Pick<CatalogueQuery, 'type' | 'difficulte' | 'duree' | 'regime'>,
  pays: string | undefined,
): Filters {
  return {
    country: pays === undefined ? null : index.countryNumber(directory.bySlug(pays)?.document._id ?? ''),
    type: type === undefined ? null : RECIPE_TYPE_CODES.indexOf(type),
    difficulty: difficulte === undefined ? null : DIFFICULTIES.indexOf(difficulte),
    time: duree === undefined ? null : TIME_LIMITS.indexOf(duree),
    diets: demandMask(regime),
  };
}

/**
 * The counts as filters show them: countries by name, without those that would give nothing (the chosen one always
 * stays); types, difficulties and times in their fixed order, zeros included.
 */
function facetsOf(counted: Tally, index: CatalogueIndex, directory: CountryDirectory, chosen?: string): Facets {
  const countOf = countsById(index.countryIds, counted.countries);
  return {
    pays: directory
      .all()
      .map(({ document: { _id, slug, name } }) => ({ value: slug, label: name, count: countOf.get(_id) ?? 0 }))
      .filter(({ value, count }) => count > 0 || value === chosen),
    type: RECIPE_TYPES.map((type, number) => ({
      value: typeCode(type),
      label: typeLabel(type),
      count: counted.types[number] ?? 0,
    })),
    difficulte: DIFFICULTIES.map((difficulty, number) => ({
      value: difficulty,
      label: difficultyLabel(difficulty, 'filter'),
      count: counted.difficulties[number] ?? 0,
    })),
    duree: TIME_LIMITS.map((limit, number) => ({
      value: limit,
      label: timeLimitLabel(limit),
      count: counted.times[number] ?? 0,
    })),
    regime: DIETS.map((diet, number) => ({ value: diet, label: dietLabel(diet), count: counted.diets[number] ?? 0 })),
  };
}
