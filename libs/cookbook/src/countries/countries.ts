import type {
  Atlas,
  CountryDetail,
  CountryList,
  CountryListQuery,
  CountryNames,
  CountrySeed,
  Menu,
  WorldPart,
  WorldPartKind,
} from '@tdt/contracts';
import type { SeedCount, SeedOptions } from '../demo/seeds.ts';

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
  /** A continent or region with its countries, its map and its newest recipes. Throws `PAGE_NOT_FOUND`. */
  worldPart(kind: WorldPartKind, slug: string): WorldPart;
  /**
   * The nth menu of a country, found as by `find`; after the last the first comes again. Throws `COUNTRY_NOT_FOUND`, also
   * for a country without recipes.
   */
  menu(slug: string, number: number): Promise<Menu>;
  /** All countries in the order of their French names. */
  names(): CountryNames;
  count(): Promise<number>;
  /** Inserts missing countries and updates those that nobody edited, with `overwrite` the edited ones too. */
  seed(seeds: readonly CountrySeed[], options?: SeedOptions): Promise<SeedCount>;
}
