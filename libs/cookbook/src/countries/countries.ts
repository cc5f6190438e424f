import {
  AppError,
  type Atlas,
  type CountryDetail,
  type CountryList,
  type CountryListItem,
  type CountryListQuery,
  type CountryNames,
  type CountrySeed,
  type Menu,
  PAGE_SIZE_MAX,
  type WorldPart,
  type WorldPartKind,
} from '@tdt/contracts';
import { containsEveryWord, searchWords } from '@tdt/cuisine/words';
import { DEFAULT_POLAROID, imagesOf, presentImage } from '@tdt/files/images';
import type { CountriesRepository, CountryDirectory, CountryDocument, DirectoryEntry } from '@tdt/geography';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SeedCount, SeedOptions } from '../demo/seeds.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import { atlasOf, worldPartOf } from './atlas.ts';
import { menuOf } from './menus.ts';
import { nearbyOf } from './nearby.ts';
import { seedCountries } from './seed-countries.ts';

interface Dependencies {
  repository: CountriesRepository;
  recipes: Pick<RecipesRepository, 'byId'>;
  directory: CountryDirectory;
  catalogue: Catalogue;
}

/** The picture that stands for a country; a default when it has none. */
export const polaroidOf = (country: CountryDocument) =>
  presentImage(imagesOf(country.images, 'polaroid')[0] ?? DEFAULT_POLAROID);

export type Countries = ReturnType<typeof createCountries>;

export function createCountries({ repository, recipes, directory, catalogue }: Dependencies) {
  return {
    /** Countries in the order of their French names, with their numbers of recipes. */
    async list(query: CountryListQuery): Promise<CountryList> {
      const counts = catalogue.counts();
      const words = searchWords(query.q);
      const countOf = ({ document }: DirectoryEntry): number => counts.get(document._id) ?? 0;
      const found = directory
        .all()
        .filter((entry) => containsEveryWord(entry.folded, words))
        .filter((entry) => query.with_recipes === 'false' || countOf(entry) > 0);
      const start = (query.page - 1) * query.page_size;
      const items = found.slice(start, start + query.page_size).map((entry) => listItem(entry, countOf(entry)));
      return { items, total: found.length, page: query.page, page_size: query.page_size };
    },

    /**
     * One country with its pictures and the newest of its recipes, found by slug, alias, exact name, then part of the
     * name. Throws `COUNTRY_NOT_FOUND`.
     */
    async find(slug: string): Promise<CountryDetail> {
      const found = directory.find(slug);
      if (!found) throw new AppError('COUNTRY_NOT_FOUND');
      const { document, ref } = found.entry;
      const recipes = catalogue.index.orders.newest(PAGE_SIZE_MAX, ({ countryId }) => countryId === document._id);
      return {
        ...ref,
        id: document._id,
        match: found.match,
        regions: document.regions,
        world_parts: directory.parts.of(document),
        recipe_description: document.recipe_description,
        category_description: document.category_description,
        polaroid: polaroidOf(document),
        category_images: imagesOf(document.images, 'category').map(presentImage),
        recipe_images: imagesOf(document.images, 'recipe').map(presentImage),
        recipes: recipes.map(catalogue.card),
        ...nearbyOf(document, directory, catalogue),
        recipe_count: catalogue.counts().get(document._id) ?? 0,
        updated_at: document.updated_at.toISOString(),
      };
    },

    /** All countries by continent and region. */
    atlas: (): Atlas => atlasOf(directory, catalogue.counts()),

    /** A continent or region with its countries, its map and its newest recipes. Throws `PAGE_NOT_FOUND`. */
    worldPart: (kind: WorldPartKind, slug: string): WorldPart => worldPartOf(kind, slug, { directory, catalogue }),

    /**
     * The nth menu of a country, found as by `find`; after the last the first comes again. Throws `COUNTRY_NOT_FOUND`,
     * also for a country without recipes.
     */
    menu: (slug: string, number: number): Promise<Menu> => menuOf(slug, number, { directory, catalogue, recipes }),

    /** All countries in the order of their French names. */
    names: (): CountryNames => ({
      items: directory.all().map(({ document: { _id: id, name, slug } }) => ({ id, name, slug })),
    }),

    /** Number of countries but those in the trash. */
    count: async (): Promise<number> => (await repository.all()).filter(({ deleted }) => !deleted).length,

    /** Inserts missing countries and updates those without edits, with `overwrite` the edited ones too. */
    seed: (seeds: readonly CountrySeed[], options?: SeedOptions): Promise<SeedCount> =>
      seedCountries(repository, seeds, options),
  };
}

const listItem = ({ document, ref }: DirectoryEntry, recipe_count: number): CountryListItem => ({
  ...ref,
  id: document._id,
  regions: document.regions,
  recipe_count,
  polaroid: polaroidOf(document),
});
