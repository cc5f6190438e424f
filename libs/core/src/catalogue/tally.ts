import { DIFFICULTIES, RECIPE_TYPES } from '@tdt/contracts';
import { BitSet } from './bit-set.ts';
import type { Columns } from './columns.ts';

/** Chosen value of each filter as its number in the columns; `null`: no filter; -1: a value that no recipe has. */
export interface Filters {
  country: number | null;
  type: number | null;
  difficulty: number | null;
}

export interface Tally {
  /** The slots that pass all filters, and their number. */
  hits: BitSet;
  total: number;
  /** Number of slots that pass the other two filters, by the number of the value. */
  countries: Uint32Array;
  types: Uint32Array;
  difficulties: Uint32Array;
}

/** Applies the filters to the candidates and counts every facet in one pass: the hot loop of a search. */
export function tally(candidates: BitSet, columns: Columns, filters: Filters): Tally {
  const { country, type, difficulty } = columns;
  const countries = new Uint32Array(columns.countryIds.length);
  const types = new Uint32Array(RECIPE_TYPES.length);
  const difficulties = new Uint32Array(DIFFICULTIES.length);
  const hits = new BitSet(candidates.words.length * 32);
  let total = 0;
  candidates.forEach((slot) => {
    const c = country[slot] as number;
    const t = type[slot] as number;
    const d = difficulty[slot] as number;
    const isCountry = filters.country === null || filters.country === c;
    const isType = filters.type === null || filters.type === t;
    const isDifficulty = filters.difficulty === null || filters.difficulty === d;
    if (isType && isDifficulty) countries[c] = (countries[c] as number) + 1;
    if (isCountry && isDifficulty) types[t] = (types[t] as number) + 1;
    if (!isCountry || !isType) return;
    difficulties[d] = (difficulties[d] as number) + 1;
    if (!isDifficulty) return;
    hits.add(slot);
    total += 1;
  });
  return { hits, total, countries, types, difficulties };
}
