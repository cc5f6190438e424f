import {
  AppError,
  type Atlas,
  type AtlasCountry,
  type AtlasRegion,
  type MapDrawing,
  type WorldPart,
  type WorldPartKind,
} from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { groupByRegion } from '@tdt/domain';
import { type CountryDirectory, type DirectoryEntry, drawPart, drawWorld, type WorldParts } from '@tdt/geography';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Newest recipes on the page of a continent or region. */
const RECIPES_MAX = 12;

/** Recipes of each country, by country id. */
type Counts = ReadonlyMap<string, number>;

/** All countries by continent and region; those that have recipes are marked on the map. */
export function atlasOf(directory: CountryDirectory, counts: Counts): Atlas {
  const entries = directory.all();
  const continents = continentsOf(entries, directory.parts, counts);
  const cooked = entries.filter(({ document }) => (counts.get(document._id) ?? 0) > 0);
  const map = drawWorld(cooked.map((entry) => marked(entry, counts)));
  const regions = continents.flatMap((continent) => continent.regions);
  return { total: entries.length, cooked: cooked.length, continents, map: inOrderOf(regions, map) };
}

/**
 * The countries and the newest recipes of a continent, or of a region on whichever continents it lies. Throws
 * `PAGE_NOT_FOUND`.
 */
export function worldPartOf(
  kind: WorldPartKind,
  slug: string,
  { directory, catalogue }: { directory: CountryDirectory; catalogue: Catalogue },
): WorldPart {
  const { parts } = directory;
  const partOf = ({ document }: DirectoryEntry) =>
    parts.of(document).find((part) => part.kind === kind && part.slug === slug);
  const entries = directory.all().filter(partOf);
  const part = entries[0] && partOf(entries[0]);
  if (!part) throw new AppError('PAGE_NOT_FOUND');
  const counts = catalogue.counts();
  const continents = continentsOf(entries, parts, counts).sort((a, b) => b.total - a.total);
  const ids = new Set(entries.map(({ document }) => document._id));
  const recipes = catalogue.index.orders.newest(
    RECIPES_MAX,
    ({ countryId }) => countryId !== null && ids.has(countryId),
  );
  const regions =
    kind === 'continent'
      ? (continents[0]?.regions ?? [])
      : [{ name: null, slug: null, anchor: 'pays', countries: entries.map((entry) => marked(entry, counts).shown) }];
  const map = drawPart(entries.map((entry) => marked(entry, counts)));
  return {
    ...part,
    continent: kind === 'region' && continents[0] ? parts.named('continent', continents[0].name) : null,
    regions,
    total: entries.length,
    recipe_count: [...ids].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
    map: map && inOrderOf(regions, map),
    recipes: recipes.map(catalogue.card),
  };
}

/** The pages of the continents, then of the regions that have recipes. */
export function cookedParts(directory: CountryDirectory, counts: Counts): string[] {
  const cooked = directory.all().filter(({ document }) => (counts.get(document._id) ?? 0) > 0);
  const parts = cooked.flatMap(({ document }) => directory.parts.of(document));
  const pagesOf = (wanted: WorldPartKind) => {
    const slugs = new Set(parts.filter(({ kind }) => kind === wanted).map(({ slug }) => slug));
    return [...slugs].sort().map((slug) => PAGES.worldPart(wanted, slug));
  };
  return [...pagesOf('continent'), ...pagesOf('region')];
}

function continentsOf(entries: readonly DirectoryEntry[], parts: WorldParts, counts: Counts): Atlas['continents'] {
  const countries = entries.map((entry) => ({
    regions: entry.document.regions,
    shown: marked(entry, counts).shown,
  }));
  return groupByRegion(countries, (kind, name) => parts.named(kind, name).slug).map((continent) => {
    const regions = continent.regions.map((region) => ({ ...region, countries: region.countries.map((c) => c.shown) }));
    return { ...continent, regions, total: regions.reduce((sum, region) => sum + region.countries.length, 0) };
  });
}

/** A map whose countries come in the order of the list beside it, so that the Tab key goes through both alike. */
function inOrderOf(regions: readonly AtlasRegion[], map: MapDrawing): MapDrawing {
  const places = new Map(
    regions.flatMap(({ countries }) => countries.map(({ slug }) => slug)).map((slug, at) => [slug, at]),
  );
  const placeOf = ({ slug }: AtlasCountry) => places.get(slug) ?? places.size;
  return { ...map, marks: map.marks.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

const marked = ({ document: { _id, code, name, slug } }: DirectoryEntry, counts: Counts) => ({
  code,
  shown: { name, slug, recipe_count: counts.get(_id) ?? 0 } satisfies AtlasCountry,
});
