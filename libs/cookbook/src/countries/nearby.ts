import type { AtlasCountry, CountryDetail } from '@tdt/contracts';
import { type CountryDirectory, type CountryDocument, neighbourCodes } from '@tdt/geography';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** No country has more on land: China has so many, with Hong Kong and Macao. */
const NEIGHBOURS_MAX = 16;
const RECIPES_MAX = 6;
const WAY_ON_MAX = 8;

/**
 * What there is around a country: those with which it shares a border on land; around an island, those of its region.
 * A country without recipes also gets recipes: of these countries, else of its region, else of its continent, whose
 * countries then come first.
 */
export function nearbyOf(
  country: CountryDocument,
  directory: CountryDirectory,
  catalogue: Catalogue,
): Pick<CountryDetail, 'neighbours' | 'nearby'> {
  const counts = catalogue.counts();
  const cooks = ({ _id }: CountryDocument): boolean => (counts.get(_id) ?? 0) > 0;
  const circles = circlesAround(country, directory);
  const [beyondBorders = [], inRegion = []] = circles;
  const next = beyondBorders.length > 0 ? beyondBorders : inRegion;
  const cooked = (cooks(country) ? next : (circles.find((circle) => circle.some(cooks)) ?? [])).filter(cooks);
  const ids = new Set(cooked.map(({ _id }) => _id));
  const recipes =
    ids.size > 0 && !cooks(country)
      ? catalogue.index.orders.newest(RECIPES_MAX, ({ countryId }) => countryId !== null && ids.has(countryId))
      : [];
  const neighbours = [...cooked, ...next.filter((each) => !cooks(each))].slice(0, NEIGHBOURS_MAX);
  return {
    neighbours: neighbours.map(({ _id, name, slug }) => ({ name, slug, recipe_count: counts.get(_id) ?? 0 })),
    nearby: recipes.map(catalogue.card),
  };
}

/** A country, then those around it: where to go on from a recipe of it that is no more. */
export function wayOnFrom(country: CountryDocument, directory: CountryDirectory, catalogue: Catalogue): AtlasCountry[] {
  const { _id, name, slug } = country;
  const own = { name, slug, recipe_count: catalogue.counts().get(_id) ?? 0 };
  return [own, ...nearbyOf(country, directory, catalogue).neighbours].slice(0, WAY_ON_MAX);
}

/** The other countries across its borders, of its region, and of its continent, each by name. */
export function circlesAround(country: CountryDocument, directory: CountryDirectory): CountryDocument[][] {
  const [continent, region] = country.regions;
  const codes = neighbourCodes(country.code);
  const others = directory
    .all()
    .map(({ document }) => document)
    .filter(({ _id }) => _id !== country._id);
  const around = others.filter(({ regions }) => continent !== undefined && regions[0] === continent);
  return [
    others.filter(({ code }) => code !== null && codes.includes(code)),
    around.filter(({ regions }) => regions[1] === region),
    around,
  ];
}
