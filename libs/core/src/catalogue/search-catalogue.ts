import {
  type CatalogueQuery,
  type CatalogueResult,
  DIFFICULTIES,
  type Facets,
  RECIPE_TYPE_CODES,
} from '@tdt/contracts';
import { canonicalCountrySlug, searchWords } from '@tdt/domain';
import type { CountryDirectory } from '../countries/country-directory.ts';
import type { CardPresenter } from './card-presenter.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { facetsOf } from './facets.ts';
import type { Filters } from './tally.ts';

interface Parts {
  index: CatalogueIndex;
  directory: CountryDirectory;
  cards: CardPresenter;
}

interface Found {
  entries: CatalogueEntry[];
  total: number;
  facets: Facets;
}

/** A page of the recipes that a query describes, with the counts of its filters. */
export function searchCatalogue(parts: Parts, query: CatalogueQuery): CatalogueResult {
  const { entries, total, facets } = find(parts, query);
  const items = entries.map(parts.cards.present);
  return { items, total, page: query.page, page_size: query.page_size, facets };
}

/** A page of recipes as the JSON text of a `CatalogueResult`, and how many are on it. */
export interface CatalogueText {
  text: string;
  items: number;
}

/** The same as JSON text, put together from cards that were serialised before. */
export function searchCatalogueJson(parts: Parts, query: CatalogueQuery): CatalogueText {
  const { entries, total, facets } = find(parts, query);
  const items = entries.map(parts.cards.json).join(',');
  const { page, page_size } = query;
  const text = `{"items":[${items}],"total":${total},"page":${page},"page_size":${page_size},"facets":${JSON.stringify(facets)}}`;
  return { text, items: entries.length };
}

function find({ index, directory }: Parts, query: CatalogueQuery): Found {
  const pays = query.pays === undefined ? undefined : canonicalCountrySlug(query.pays);
  const counted = index.search(searchWords(query.q), filtersOf(index, directory, query, pays));
  const offset = (query.page - 1) * query.page_size;
  const entries = offset < counted.total ? index.page(counted.hits, query.sort, offset, query.page_size) : [];
  return { entries, total: counted.total, facets: facetsOf(counted, index, directory, pays) };
}

function filtersOf(
  index: CatalogueIndex,
  directory: CountryDirectory,
  { type, difficulte }: CatalogueQuery,
  pays: string | undefined,
): Filters {
  return {
    country: pays === undefined ? null : index.countryNumber(directory.bySlug(pays)?.document._id ?? ''),
    type: type === undefined ? null : RECIPE_TYPE_CODES.indexOf(type),
    difficulty: difficulte === undefined ? null : DIFFICULTIES.indexOf(difficulte),
  };
}
