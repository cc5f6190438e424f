import {
  COUNTING_PATTERN,
  DIFFICULTIES,
  type Difficulty,
  PAGE_MAX,
  RECIPE_TYPE_CODES,
  type RecipeTypeCode,
  SEARCH_TEXT_MAX,
  SLUG_PATTERN,
} from '@tdt/contracts/plain';
import { canonicalCountrySlug } from '../countries/aliases.ts';

/** Parameters of the recipe list's URL, empty strings if absent. Server and browser both read them here. */
export interface ListQuery {
  q: string;
  /** Slug of a country. */
  pays: string;
  type: RecipeTypeCode | '';
  difficulte: Difficulty | '';
  /** From 1. */
  page: number;
}

export const NO_QUERY: ListQuery = { q: '', pays: '', type: '', difficulte: '', page: 1 };

/** Reads the page's URL; invalid values are ignored. */
export function readQuery(params: URLSearchParams): ListQuery {
  const pays = params.get('pays') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_TEXT_MAX).trim(),
    pays: SLUG_PATTERN.test(pays) ? canonicalCountrySlug(pays) : '',
    type: known(RECIPE_TYPE_CODES, params.get('type')),
    difficulte: known(DIFFICULTIES, params.get('difficulte')),
    page: readPage(params.get('page') ?? ''),
  };
}

function readPage(text: string): number {
  const page = COUNTING_PATTERN.test(text) ? Number(text) : 1;
  return page >= 1 && page <= PAGE_MAX ? page : 1;
}

const known = <T extends string>(values: readonly T[], value: string | null): T | '' =>
  values.find((known) => known === value) ?? '';

/** The query string of a list, '' or '?…': a fixed order, without empty parameters. */
export function searchOf({ q, pays, type, difficulte, page }: ListQuery): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (pays) params.set('pays', pays);
  if (type) params.set('type', type);
  if (difficulte) params.set('difficulte', difficulte);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '' : `?${params}`;
}
