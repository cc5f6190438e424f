/** Title of the countries without a region. */
const ELSEWHERE = 'Ailleurs';

const byName = new Intl.Collator('fr').compare;

interface Region<T> {
  /** `null`: countries that state their continent only. */
  name: string | null;
  slug: string | null;
  anchor: string;
  countries: T[];
}

export interface Continent<T> {
  name: string;
  /** `null`: the countries without a region. */
  slug: string | null;
  anchor: string;
  regions: Region<T>[];
}

/** The slug of the page of a continent or region. */
type SlugOf = (kind: 'continent' | 'region', name: string) => string;

/**
 * Countries by continent and region, both by name, in the order given. Countries that state their continent only come
 * first in it; those without any region come last. Anchors are ids of headings on the page of all countries: a region
 * of two continents, such as "Moyen-Orient", has two.
 */
export function groupByRegion<T extends { regions: readonly string[] }>(
  countries: readonly T[],
  slugOf: SlugOf,
): Continent<T>[] {
  const continents = Map.groupBy(countries, ({ regions }) => regions[0] ?? '');
  return [...continents]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || byName(a, b))
    .map(([continent, inside]) => {
      const slug = continent ? slugOf('continent', continent) : null;
      const anchor = slug ?? 'ailleurs';
      return { name: continent || ELSEWHERE, slug, anchor, regions: regionsOf(anchor, inside, slugOf) };
    });
}

function regionsOf<T extends { regions: readonly string[] }>(
  continent: string,
  countries: readonly T[],
  slugOf: SlugOf,
): Region<T>[] {
  const regions = Map.groupBy(countries, ({ regions }) => regions[1] ?? '');
  return [...regions]
    .sort(([a], [b]) => byName(a, b))
    .map(([name, inside]) => {
      const slug = name ? slugOf('region', name) : null;
      return { name: name || null, slug, anchor: `${continent}-${slug ?? 'autres'}`, countries: inside };
    });
}
