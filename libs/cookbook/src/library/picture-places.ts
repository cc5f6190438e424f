import { CONTENT_PAGE_TYPES, type ContentPageType, type Site, type VersionKind } from '@tdt/contracts';
import type { IndexedPlace } from '@tdt/files';
import type { CountriesRepository, CountryDocument } from '@tdt/geography';
import type { PagesRepository } from '../pages/pages.repository.ts';
import { seoId } from '../pages/seo-page.ts';
import type { RecipesRepository, ShowingRecipe } from '../recipes/recipes.repository.ts';
import { type ShownPicture, shownPictures } from './shown-pictures.ts';

/** Where what is stored shows a picture. */
export interface CurrentPlace extends IndexedPlace, Omit<ShownPicture, 'use' | 'alt'> {
  kind: VersionKind;
  id: string;
  created_at: Date;
}

interface Dependencies {
  recipes: Pick<RecipesRepository, 'showing' | 'byIds'>;
  countries: Pick<CountriesRepository, 'all'>;
  pages: Pick<PagesRepository, 'content' | 'seoShowing'>;
  site: Pick<Site, 'url'>;
}

export type PicturePlaces = ReturnType<typeof createPicturePlaces>;

/** What an editor calls the pages without a title of their own. */
const PAGE_TITLES: Record<string, string> = {
  home: 'Accueil',
  recipes_list: 'Toutes les recettes',
  about: 'À propos',
  about_content: 'À propos',
};

/** What identifies a document among all. */
export const documentKey = (kind: VersionKind, id: string): string => `${kind}:${id}`;

/** Title of a page by the id of its metadata or content. */
export const pageTitle = (id: string): string => PAGE_TITLES[id] ?? '';

/** Where pictures are shown, by what is stored now. */
export function createPicturePlaces({ recipes, countries, pages, site }: Dependencies) {
  type Facts = Pick<CurrentPlace, 'kind' | 'id' | 'title' | 'isLive' | 'country' | 'created_at'>;
  const placesIn = (facts: Facts, document: object): CurrentPlace[] =>
    shownPictures(facts.kind, document, site.url).map((shown) => ({
      ...facts,
      ...shown,
      document: documentKey(facts.kind, facts.id),
    }));

  const ofRecipe = (recipe: ShowingRecipe, stored: readonly CountryDocument[]): Omit<Facts, 'kind'> => {
    const { _id: id, title, country_id, publication, created_at } = recipe;
    const country = stored.find(({ _id, deleted }) => _id === country_id && !deleted) ?? null;
    return { id, title, country, isLive: !publication?.deleted, created_at };
  };

  const inCountry = (country: CountryDocument): CurrentPlace[] => {
    const { _id: id, name: title, deleted, created_at } = country;
    return placesIn({ kind: 'country', id, title, country, isLive: !deleted, created_at }, country);
  };

  async function inContent(type: ContentPageType): Promise<CurrentPlace[]> {
    const page = await pages.content(type);
    if (!page) return [];
    const facts = { id: type, title: pageTitle(type), isLive: true, country: null, created_at: page.updated_at };
    return placesIn({ kind: 'page', ...facts }, page);
  }

  async function inSeo(urls: readonly string[], stored: readonly CountryDocument[]): Promise<CurrentPlace[]> {
    const found = await pages.seoShowing(urls);
    const ids = found.flatMap(({ page_id }) => page_id ?? []);
    const facts = (await recipes.byIds(ids)).map(
      (recipe) => [seoId('recipe', recipe._id), ofRecipe(recipe, stored)] as const,
    );
    const byId = new Map(facts);
    return found.flatMap((seo) => {
      const plain = { title: pageTitle(seo._id), isLive: true, country: null, created_at: seo.updated_at };
      return placesIn({ kind: 'seo', ...(byId.get(seo._id) ?? plain), id: seo._id }, seo);
    });
  }

  return {
    /** The places of these pictures, live or in the trash, by their addresses; the live ones first. */
    async of(urls: readonly string[]): Promise<Map<string, CurrentPlace[]>> {
      // A few hundred, read as they are now: copies in memory may be a second older.
      const stored = await countries.all();
      const found = [
        ...(await recipes.showing(urls)).flatMap((recipe) =>
          placesIn({ kind: 'recipe', ...ofRecipe(recipe, stored) }, recipe),
        ),
        ...stored.flatMap(inCountry),
        ...(await Promise.all(CONTENT_PAGE_TYPES.map(inContent))).flat(),
        ...(await inSeo(urls, stored)),
      ];
      const byUrl = new Map<string, CurrentPlace[]>(urls.map((url) => [url, []]));
      for (const place of found) byUrl.get(place.url)?.push(place);
      for (const places of byUrl.values()) places.sort((a, b) => Number(b.isLive) - Number(a.isLive));
      return byUrl;
    },
  };
}
