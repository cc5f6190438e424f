import { DIETS, DIFFICULTIES, RECIPE_TYPES, TIME_LIMITS } from '@tdt/contracts';
import { BitSet } from './bit-set.ts';
import { type Columns, DIET_MASK } from './columns.ts';

/** Chosen value of each filter as its number in the columns; `null`: no filter; -1: a value that no recipe has. */
export interface Filters {
  country: number | null;
  type: number | null;
  difficulty: number | null;
  /** Position of the longest time among the limits. */
  time: number | null;
  /** The diets that a recipe must suit, as a `demandMask`; 0: no filter. */
  diets: number;
}

export const NO_FILTERS: Filters = { country: null, type: null, difficulty: null, time: null, diets: 0 };

export interface Tally {
  /** The slots that pass all filters, and their number. */
  hits: BitSet;
  total: number;
  /** Number of slots that pass the other filters, by the number of the value. */
  countries: Uint32Array;
  types: Uint32Array;
  difficulties: Uint32Array;
  /** Within each limit, shorter times included. */
  times: Uint32Array;
  /** Of those that pass all filters, how many suit each diet. */
  diets: Uint32Array;
}

/** The counts of `Tally.countries` by the ids of the countries, which the index has by their numbers. */
export const countsById = (countryIds: readonly string[], counts: Uint32Array): Map<string, number> =>
  new Map(countryIds.map((id, number) => [id, counts[number] ?? 0]));

/** Applies the filters to the candidates and counts every facet in one pass: the hot loop of a search. */
export function tally(candidates: BitSet, columns: Columns, filters: Filters): Tally {
  const { country, type, difficulty, time, demands } = columns;
  const countries = new Uint32Array(columns.countryIds.length);
  const types = new Uint32Array(RECIPE_TYPES.length);
  const difficulties = new Uint32Array(DIFFICULTIES.length);
  const times = new Uint32Array(TIME_LIMITS.length + 1);
  const masks = new Uint32Array(1 << DIETS.length);
  const hits = new BitSet(candidates.words.length * 32);
  let total = 0;
  candidates.forEach((slot) => {
    const c = country[slot] as number;
    const t = type[slot] as number;
    const d = difficulty[slot] as number;
    const m = time[slot] as number;
    const s = (demands[slot] as number) & DIET_MASK;
    if ((s & filters.diets) !== filters.diets) return;
    const failsCountry = filters.country !== null && filters.country !== c;
    const failsType = filters.type !== null && filters.type !== t;
    const failsDifficulty = filters.difficulty !== null && filters.difficulty !== d;
    const failsTime = filters.time !== null && filters.time < m;
    const failed = Number(failsCountry) + Number(failsType) + Number(failsDifficulty) + Number(failsTime);
    if (failed > 1) return;
    // A value is counted for all that pass the other filters.
    if (failed === 0 || failsCountry) countries[c] = (countries[c] as number) + 1;
    if (failed === 0 || failsType) types[t] = (types[t] as number) + 1;
    if (failed === 0 || failsDifficulty) difficulties[d] = (difficulties[d] as number) + 1;
    if (failed === 0 || failsTime) times[m] = (times[m] as number) + 1;
    if (failed > 0) return;
    masks[s] = (masks[s] as number) + 1;
    hits.add(slot);
    total += 1;
  });
  for (let limit = 1; limit < TIME_LIMITS.length; limit += 1)
    times[limit] = (times[limit] as number) + (times[limit - 1] as number);
  return { hits, total, countries, types, difficulties, times, diets: dietCounts(masks) };
}

/** From the number of recipes with each set of diets. */
const dietCounts = (masks: Uint32Array): Uint32Array =>
  Uint32Array.from(DIETS, (_, bit) => masks.reduce((sum, count, mask) => (mask & (1 << bit) ? sum + count : sum), 0));
