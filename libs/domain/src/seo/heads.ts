import type { Image, RecipeDetail, Seo, Site } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { canonicalCountrySlug } from '../countries/aliases.ts';
import { type ListQuery, NO_QUERY, searchOf } from '../recipes/list-query.ts';
import { filterCount, listTitle } from '../recipes/list-title.ts';
import { shorten } from '../text/excerpt.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** Characters of a search that a title shows. */
const SEARCH_SHOWN = 60;

export const NO_INDEX = 'noindex, follow';

/** Head of the home page. `picture` is the hero's. */
export const homeHead = (site: Site, seo: Seo | null, picture: Image | null = null): PageHead =>
  pageHead(site, seo, { title: null, description: site.tagline, path: PAGES.home, image: picture });

/**
 * The list's query; `isEmpty`: no recipe matches it; `picture`: the first one in the list; `country`: that of `pays`,
 * if it is known.
 */
type AskedList = Partial<ListQuery> & {
  isEmpty?: boolean;
  picture?: Image | null;
  country?: Parameters<typeof listTitle>[1];
};

/**
 * Head of the list of recipes. A single filter has a title, a description and a canonical URL of its own (of a country:
 * its page); the stored metadata is that of the unfiltered list. The canonical URL contains filters and page (aliases
 * of countries resolved), but neither text search nor order. Searches, combined filters and empty lists are not
 * indexed; the title of a search contains it. Titles of later pages end with the page number.
 */
export function listHead(site: Site, seo: Seo | null, asked: AskedList = {}): PageHead {
  const { q, country, picture, isEmpty, ...query } = { ...NO_QUERY, ...asked };
  const count = filterCount(query);
  const pays = canonicalCountrySlug(query.pays);
  const search = searchOf({ ...query, pays, q: '', tri: '' });
  const title = listTitle(query, country);
  const numbered = (text: string): string => (query.page > 1 ? `${text} (page ${query.page})` : text);
  const stored = count === 0 && seo;
  return pageHead(
    site,
    stored
      ? {
          ...stored,
          title: stored.title?.trim() && !q ? numbered(stored.title.trim()) : null,
          canonical_url: search === '' ? stored.canonical_url : null,
        }
      : null,
    {
      title: numbered(q ? `Recherche : ${shorten(q, SEARCH_SHOWN)}` : title),
      description: `${title}${count === 0 ? '' : ', pas à pas'} : à chercher par pays, par type de plat, par difficulté et par temps.`,
      path: count === 1 && pays ? PAGES.country(pays) : `${PAGES.recipes}${search}`,
      image: picture ?? null,
      ...(q || isEmpty || count > 1 ? { robots: NO_INDEX } : {}),
    },
  );
}

/** Head of a recipe's page; the canonical URL has its slug, however the recipe was found. */
export const recipeHead = (
  site: Site,
  recipe: Pick<RecipeDetail, 'seo' | 'title' | 'description' | 'slug' | 'cover' | 'created_at'>,
): PageHead =>
  pageHead(site, recipe.seo, {
    title: recipe.title,
    description: recipe.description,
    path: PAGES.recipe(recipe.slug),
    image: recipe.cover,
    published: recipe.created_at,
  });

/** Head of a missing page: no canonical URL, not indexed. */
export const notFoundHead = (site: Site, title = 'Page non trouvée'): PageHead =>
  pageHead(site, null, { title, description: null, path: null, robots: NO_INDEX });
