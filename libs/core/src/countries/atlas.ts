import type { Atlas } from '@tdt/contracts';
import { groupByRegion } from '@tdt/domain';
import type { DirectoryEntry } from './country-directory.ts';

/** All countries by continent and region. `counts` are the recipes of each, by country id. */
export function atlasOf(entries: readonly DirectoryEntry[], counts: ReadonlyMap<string, number>): Atlas {
  const countries = entries.map(({ document: { _id, name, slug, regions } }) => ({
    regions,
    shown: { name, slug, recipe_count: counts.get(_id) ?? 0 },
  }));
  const continents = groupByRegion(countries).map((continent) => {
    const regions = continent.regions.map((region) => ({ ...region, countries: region.countries.map((c) => c.shown) }));
    return { ...continent, regions, total: regions.reduce((sum, region) => sum + region.countries.length, 0) };
  });
  const cooked = countries.filter(({ shown }) => shown.recipe_count > 0).length;
  return { total: countries.length, cooked, continents };
}
