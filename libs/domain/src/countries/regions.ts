import { slugify } from '../text/slug.ts';

/** Title of the countries without a region. */
export const ELSEWHERE = 'Ailleurs';

const byName = new Intl.Collator('fr').compare;

export interface Region<T> {
  /** `null`: countries that state their continent only. */
  name: string | null;
  anchor: string;
  countries: T[];
}

export interface Continent<T> {
  name: string;
  anchor: string;
  regions: Region<T>[];
}

/**
 * Id of a region's heading on the page of all countries. `regions` begins with the continent: a region of two
 * continents, such as "Moyen-Orient", has two anchors.
 */
export const regionAnchor = (regions: readonly string[]): string => slugify(regions.join(' '));

/**
 * Countries by continent and region, both by name, in the order given. Countries that state their continent only come
 * first in it; those without any region come last.
 */
export function groupByRegion<T extends { regions: readonly string[] }>(countries: readonly T[]): Continent<T>[] {
  const continents = Map.groupBy(countries, ({ regions }) => regions[0] ?? '');
  return [...continents]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || byName(a, b))
    .map(([continent, inside]) => ({
      name: continent || ELSEWHERE,
      anchor: regionAnchor([continent || ELSEWHERE]),
      regions: regionsOf(continent || ELSEWHERE, inside),
    }));
}

function regionsOf<T extends { regions: readonly string[] }>(continent: string, countries: readonly T[]): Region<T>[] {
  const regions = Map.groupBy(countries, ({ regions }) => regions[1] ?? '');
  return [...regions]
    .sort(([a], [b]) => byName(a, b))
    .map(([name, inside]) => ({
      name: name || null,
      anchor: regionAnchor([continent, name || 'autres']),
      countries: inside,
    }));
}
