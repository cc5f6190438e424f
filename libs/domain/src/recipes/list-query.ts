import {
  COUNTING_PATTERN,
  DIETS,
  DIFFICULTIES,
  type Diet,
  type Difficulty,
  LIST_SORTS,
  type ListSort,
  PAGE_MAX,
  RECIPE_TYPE_CODES,
  type RecipeSort,
  type RecipeTypeCode,
  SEARCH_TEXT_MAX,
  SLUG_PATTERN,
  TIME_LIMITS,
  type TimeLimit,
} from '@tdt/contracts/plain';
import { canonicalCountrySlug } from '../countries/aliases.ts';
import { firstCharacters } from '../text/excerpt.ts';

/** Parameters of the recipe list's URL, empty strings if absent. Server and browser both read them here. */
export interface ListQuery {
  q: string;
  /** Slug of a country. */
  pays: string;
  type: RecipeTypeCode | '';
  difficulte: Difficulty | '';
  /** Longest total time in minutes. */
  duree: TimeLimit | '';
  /** The diets that a recipe must suit, all of them, in the order of the enumeration. */
  regime: readonly Diet[];
  /** Empty: the best matches of `q`, without it the newest first. */
  tri: ListSort | '';
  /** From 1. */
  page: number;
}

export const NO_QUERY: ListQuery = {
  q: '',
  pays: '',
  type: '',
  difficulte: '',
  duree: '',
  regime: [],
  tri: '',
  page: 1,
};

/** Reads the page's URL; invalid values are ignored. */
export function readQuery(params: URLSearchParams): ListQuery {
  const pays = params.get('pays') ?? '';
  const regime = params.getAll('regime');
  return {
    q: firstCharacters((params.get('q') ?? '').trim(), SEARCH_TEXT_MAX).trim(),
    pays: SLUG_PATTERN.test(pays) ? canonicalCountrySlug(pays) : '',
    type: known(RECIPE_TYPE_CODES, params.get('type')),
    difficulte: known(DIFFICULTIES, params.get('difficulte')),
    duree: known(TIME_LIMITS, params.get('duree')),
    regime: DIETS.filter((diet) => regime.includes(diet)),
    tri: known(LIST_SORTS, params.get('tri')),
    page: readPage(params.get('page') ?? ''),
  };
}

function readPage(text: string): number {
  const page = COUNTING_PATTERN.test(text) ? Number(text) : 1;
  return page >= 1 ? Math.min(page, PAGE_MAX) : 1;
}

const known = <T extends string>(values: readonly T[], value: string | null): T | '' =>
  values.find((known) => known === value) ?? '';

/** The query string of a list, '' or '?…': a fixed order, without empty parameters. */
export const searchOf = (query: ListQuery): string => written({ ...query });

const SORTS: Readonly<Record<ListSort, RecipeSort>> = { recent: '-created_at', rapide: 'total_minutes', az: 'title' };

/** The same for the API, where an order is called by its field. */
export const apiSearchOf = ({ tri, ...query }: ListQuery): string => written({ ...query, sort: tri && SORTS[tri] });

const NAMES = ['q', 'pays', 'type', 'difficulte', 'duree', 'regime', 'tri', 'sort', 'page'] as const;

function written(values: Partial<Record<(typeof NAMES)[number], string | number | readonly string[]>>): string {
  const params = new URLSearchParams();
  for (const name of NAMES) {
    for (const value of [values[name]].flat()) if (value && value !== 1) params.append(name, String(value));
  }
  return params.size === 0 ? '' : `?${params}`;
}
