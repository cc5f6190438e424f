import type { Atlas, CountryDetail, CountryList, CountryListQuery, CountryNames, CountrySeed } from '@tdt/contracts';
import type { SeedCount, SeedOptions } from '../seeds.ts';

export interface Countries {
  /** Countries in the order of their French names, with their numbers of recipes. */
  list(query: CountryListQuery): Promise<CountryList>;
  /**
   * One country with its pictures and the newest of its recipes, found by slug, alias, exact name, then part of the
   * name. Throws `COUNTRY_NOT_FOUND`.
   */
  find(slug: string): Promise<CountryDetail>;
  /** All countries by continent and region. */
  atlas(): Atlas;
  /** All countries in the order of their French names. */
  names(): CountryNames;
  count(): Promise<number>;
  /** Inserts missing countries and updates those that nobody edited, with `overwrite` the edited ones too. */
  seed(seeds: readonly CountrySeed[], options?: SeedOptions): Promise<SeedCount>;
}
