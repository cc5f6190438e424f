import type { AtlasCountry, CountryDetail } from '@tdt/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CountryDocument } from './country.model.ts';
import type { CountryDirectory } from './country-directory.ts';

const NEIGHBOURS_MAX = 12;
const RECIPES_MAX = 6;

/**
 * What there is around a country without recipes: the countries of its region, and recipes of these. Where nobody
 * cooked in the region, the countries of the continent that have recipes take part.
 */
export function nearbyOf(
  country: CountryDocument,
  directory: CountryDirectory,
  catalogue: Catalogue,
): Pick<CountryDetail, 'neighbours' | 'nearby'> {
  const counts = catalogue.counts();
  const listed = ({ _id, name, slug }: CountryDocument): AtlasCountry => ({
    name,
    slug,
    recipe_count: counts.get(_id) ?? 0,
  });
  const [continent, region] = country.regions;
  const around = directory
    .all()
    .map(({ document }) => document)
    .filter(({ _id, regions }) => _id !== country._id && continent !== undefined && regions[0] === continent);
  const inRegion = around.filter(({ regions }) => regions[1] === region);
  const cooks = ({ _id }: CountryDocument): boolean => (counts.get(_id) ?? 0) > 0;
  const cooked = inRegion.some(cooks) ? inRegion.filter(cooks) : around.filter(cooks);
  const ids = new Set(cooked.map(({ _id }) => _id));
  const recipes =
    ids.size > 0
      ? catalogue.index.newest(RECIPES_MAX, ({ countryId }) => countryId !== null && ids.has(countryId))
      : [];
  const neighbours = [...cooked, ...inRegion.filter((each) => !cooks(each))].slice(0, NEIGHBOURS_MAX);
  return { neighbours: neighbours.map(listed), nearby: recipes.map(catalogue.card) };
}
