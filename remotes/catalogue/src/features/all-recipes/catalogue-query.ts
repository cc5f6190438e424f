import {
  DIFFICULTIES,
  type Difficulty,
  PAGE_MAX,
  RECIPE_TYPE_CODES,
  type RecipeTypeCode,
  SEARCH_TEXT_MAX,
} from '@tdt/contracts/constants';
import { canonicalCountrySlug } from '@tdt/domain';

/** What the visitor asks of the list; empty strings where nothing is asked. */
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

const COUNTRY_SLUG = /^[a-z0-9-]{1,80}$/;

/** Reads the address of the page; anything it cannot mean is ignored. */
export function readQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page'));
  const pays = params.get('pays') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_TEXT_MAX),
    pays: COUNTRY_SLUG.test(pays) ? canonicalCountrySlug(pays) : '',
    type: oneOf(RECIPE_TYPE_CODES, params.get('type')),
    difficulte: oneOf(DIFFICULTIES, params.get('difficulte')),
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | '' =>
  values.find((known) => known === value) ?? '';

/** The query as an address says it: in one order, without what is not asked; '' or '?…'. */
export function searchOf({ q, pays, type, difficulte, page }: ListQuery): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (pays) params.set('pays', pays);
  if (type) params.set('type', type);
  if (difficulte) params.set('difficulte', difficulte);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '' : `?${params}`;
}

/** How many of the three filters are set. */
export const filterCount = ({ pays, type, difficulte }: ListQuery): number =>
  [pays, type, difficulte].filter(Boolean).length;
