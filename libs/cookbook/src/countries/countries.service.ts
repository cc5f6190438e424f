import { AppError, type CountryListItem, PAGE_SIZE_MAX } from '@tdt/contracts';
import { containsEveryWord, searchWords } from '@tdt/cuisine';
import { DEFAULT_POLAROID, imagesOf, presentImage } from '@tdt/files';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import { atlasOf, worldPartOf } from './atlas.ts';
import type { CountriesRepository } from './countries.repository.ts';
import type { Countries } from './countries.ts';
import type { CountryDocument } from './country.model.ts';
import type { CountryDirectory, DirectoryEntry } from './country-directory.ts';
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

export function createCountries({ repository, recipes, directory, catalogue }: Dependencies): Countries {
  return {
    async list(query) {
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

    async find(slug) {
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

    atlas: () => atlasOf(directory, catalogue.counts()),

    worldPart: (kind, slug) => worldPartOf(kind, slug, { directory, catalogue }),

    menu: (slug, number) => menuOf(slug, number, { directory, catalogue, recipes }),

    names: () => ({
      items: directory.all().map(({ document: { _id: id, name, slug } }) => ({ id, name, slug })),
    }),

    count: async () => (await repository.state()).count,

    seed: (seeds, options) => seedCountries(repository, seeds, options),
  };
}

const listItem = ({ document, ref }: DirectoryEntry, recipe_count: number): CountryListItem => ({
  ...ref,
  id: document._id,
  regions: document.regions,
  recipe_count,
  polaroid: polaroidOf(document),
});
