import { AppError, type Atlas, type AtlasCountry, type WorldPart, type WorldPartKind } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { groupByRegion, slugify } from '@tdt/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CountryDirectory, DirectoryEntry } from './country-directory.ts';
import { drawPart, drawWorld } from './geography/world-map.ts';

/** Newest recipes on the page of a continent or region. */
const RECIPES_MAX = 12;

/** Recipes of each country, by country id. */
type Counts = ReadonlyMap<string, number>;

/** All countries by continent and region; those that have recipes are marked on the map. */
export function atlasOf(entries: readonly DirectoryEntry[], counts: Counts): Atlas {
  const continents = continentsOf(entries, counts);
  const cooked = entries.filter(({ document }) => (counts.get(document._id) ?? 0) > 0);
  const map = drawWorld(cooked.map((entry) => marked(entry, counts)));
  return { total: entries.length, cooked: cooked.length, continents, map };
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
  const nameOf = ({ document }: DirectoryEntry) => document.regions[kind === 'continent' ? 0 : 1];
  const entries = directory.all().filter((entry) => nameOf(entry) && slugify(nameOf(entry) ?? '') === slug);
  const name = entries[0] && nameOf(entries[0]);
  if (!name) throw new AppError('PAGE_NOT_FOUND');
  const counts = catalogue.counts();
  const continents = continentsOf(entries, counts).sort((a, b) => b.total - a.total);
  const ids = new Set(entries.map(({ document }) => document._id));
  const recipes = catalogue.index.orders.newest(
    RECIPES_MAX,
    ({ countryId }) => countryId !== null && ids.has(countryId),
  );
  return {
    kind,
    name,
    slug,
    continent: kind === 'continent' ? null : (continents[0]?.name ?? null),
    regions:
      kind === 'continent'
        ? (continents[0]?.regions ?? [])
        : [{ name: null, anchor: 'pays', countries: entries.map((entry) => marked(entry, counts).shown) }],
    total: entries.length,
    recipe_count: [...ids].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
    map: drawPart(entries.map((entry) => marked(entry, counts))),
    recipes: recipes.map(catalogue.card),
  };
}

/** The pages of the continents, then of the regions that have recipes. */
export function cookedParts(entries: readonly DirectoryEntry[], counts: Counts): string[] {
  const cooked = entries.filter(({ document }) => (counts.get(document._id) ?? 0) > 0);
  const parts = (kind: WorldPartKind, level: 0 | 1) => {
    const slugs = new Set(cooked.flatMap(({ document: { regions } }) => regions[level] ?? []).map(slugify));
    return [...slugs].sort().map((slug) => PAGES.worldPart(kind, slug));
  };
  return [...parts('continent', 0), ...parts('region', 1)];
}

function continentsOf(entries: readonly DirectoryEntry[], counts: Counts): Atlas['continents'] {
  const countries = entries.map((entry) => ({
    regions: entry.document.regions,
    shown: marked(entry, counts).shown,
  }));
  return groupByRegion(countries).map((continent) => {
    const regions = continent.regions.map((region) => ({ ...region, countries: region.countries.map((c) => c.shown) }));
    return { ...continent, regions, total: regions.reduce((sum, region) => sum + region.countries.length, 0) };
  });
}

const marked = ({ document: { _id, code, name, slug } }: DirectoryEntry, counts: Counts) => ({
  code,
  shown: { name, slug, recipe_count: counts.get(_id) ?? 0 } satisfies AtlasCountry,
});
