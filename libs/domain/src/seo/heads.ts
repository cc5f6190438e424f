import type { Atlas, AtlasCountry, CountryDetail, Image, RecipeDetail, Seo, Site } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { canonicalCountrySlug } from '../countries/aliases.ts';
import { countryTitle, deCountry, enCountry } from '../countries/particles.ts';
import { type ListQuery, NO_QUERY, searchOf } from '../recipes/list-query.ts';
import { filterCount, listTitle } from '../recipes/list-title.ts';
import { type PageHead, pageHead } from './page-head.ts';

const NO_INDEX = 'noindex, follow';

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
 * indexed. Titles of later pages end with the page number.
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
          title: stored.title?.trim() ? numbered(stored.title.trim()) : null,
          canonical_url: search === '' ? stored.canonical_url : null,
        }
      : null,
    {
      title: numbered(title),
      description: `${title}${count === 0 ? '' : ', pas à pas'} : à chercher par pays, par type de plat, par difficulté et par temps.`,
      path: count === 1 && pays ? PAGES.country(pays) : `${PAGES.recipes}${search}`,
      image: picture ?? null,
      ...(q || isEmpty || count > 1 ? { robots: NO_INDEX } : {}),
    },
  );
}

/** Head of the about page. */
export const aboutHead = (site: Site, seo: Seo | null, picture: Image | null = null): PageHead =>
  pageHead(site, seo, { title: 'À propos', description: site.tagline, path: PAGES.about, image: picture });

/** Head of the page of all countries. */
export const countriesHead = (site: Site, { total, cooked }: Pick<Atlas, 'total' | 'cooked'>): PageHead =>
  pageHead(site, null, {
    title: 'Tous les pays',
    description: `${total} pays rangés par région du monde, ${cooked} déjà à notre table : choisissez votre prochaine escale.`,
    path: PAGES.countries,
  });

/** Countries that a description names. */
const NAMED_COUNTRIES = 4;

/** The first of the countries that have recipes. */
export const cookedNames = (countries: readonly AtlasCountry[]): string =>
  countries
    .filter(({ recipe_count }) => recipe_count > 0)
    .slice(0, NAMED_COUNTRIES)
    .map(({ name }) => name)
    .join(', ');

/** Head of a country's page; its picture is the cover of the newest recipe, where there is one. */
export const countryHead = (site: Site, country: CountryDetail): PageHead =>
  pageHead(site, null, {
    title: countryTitle(country),
    description: country.recipe_description || country.category_description || plainDescription(country),
    path: PAGES.country(country.slug),
    image: country.recipes[0]?.cover ?? country.category_images[0] ?? country.recipe_images[0] ?? country.polaroid,
  });

/** Promises no recipe that is not there. */
function plainDescription(country: CountryDetail): string {
  if (country.recipe_count > 0) return `Nos recettes pour voyager ${enCountry(country)}.`;
  const names = cookedNames(country.neighbours);
  return `Pas encore de recette ${deCountry(country)}${names && `. En attendant, celles de ses voisins : ${names}`}.`;
}

/** Head of a recipe's page; the canonical URL has its slug, however the recipe was found. */
export const recipeHead = (
  site: Site,
  recipe: Pick<RecipeDetail, 'seo' | 'title' | 'description' | 'slug' | 'cover'>,
): PageHead =>
  pageHead(site, recipe.seo, {
    title: recipe.title,
    description: recipe.description,
    path: PAGES.recipe(recipe.slug),
    image: recipe.cover,
    type: 'article',
  });

/** Head of the favourites, which differ per visitor and are empty for search engines. */
export const favouritesHead = (site: Site): PageHead =>
  pageHead(site, null, {
    title: 'Mes favoris',
    description: `Les recettes de ${site.name} que vous avez gardées.`,
    path: null,
    robots: NO_INDEX,
  });

/** Head of the legal notice. */
export const legalNoticeHead = (site: Site): PageHead =>
  pageHead(site, null, {
    title: 'Mentions légales',
    description: `Mentions légales du site ${site.name} : éditeur, hébergeur et contact.`,
    path: PAGES.legalNotice,
  });

/** Head of the privacy policy. */
export const privacyHead = (site: Site): PageHead =>
  pageHead(site, null, {
    title: 'Politique de confidentialité',
    description: `Les données que ${site.name} recueille, leur usage, leur durée de conservation et vos droits.`,
    path: PAGES.privacy,
  });

/** Head of a missing page: no canonical URL, not indexed. */
export const notFoundHead = (site: Site, title = 'Page non trouvée'): PageHead =>
  pageHead(site, null, { title, description: null, path: null, robots: NO_INDEX });
