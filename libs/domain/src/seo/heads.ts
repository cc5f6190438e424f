import type { CatalogueQuery, CountryDetail, Image, RecipeDetail, Seo, Site } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { canonicalCountrySlug } from '../countries/aliases.ts';
import { countryTitle, enCountry } from '../countries/particles.ts';
import { type PageHead, pageHead } from './page-head.ts';

const NO_INDEX = 'noindex, follow';

/** Head of the home page. `picture` is the one it opens with. */
export const homeHead = (site: Site, seo: Seo | null, picture: Image | null = null): PageHead =>
  pageHead(site, seo, { title: null, description: site.tagline, path: PAGES.home, image: picture });

/** What the visitor asked of the list; `isEmpty`: no recipe answers to it; `picture`: the first that it shows. */
export type AskedList = Partial<Pick<CatalogueQuery, 'q' | 'pays' | 'type' | 'difficulte' | 'page'>> & {
  isEmpty?: boolean;
  picture?: Image | null;
};

/**
 * Head of the list of recipes. Filters and page belong to its canonical address, in one order and under one name whatever
 * the visitor's; a text search does not, and neither it nor an empty list is to be indexed. The stored address is that of
 * the bare list only. Pages after the first are told apart by their title.
 */
export function listHead(site: Site, seo: Seo | null, query: AskedList = {}): PageHead {
  const address = new URLSearchParams();
  if (query.pays) address.set('pays', canonicalCountrySlug(query.pays));
  if (query.type) address.set('type', query.type);
  if (query.difficulte) address.set('difficulte', query.difficulte);
  const page = query.page && query.page > 1 ? query.page : null;
  if (page) address.set('page', String(page));
  const bare = address.size === 0;
  const numbered = (title: string): string => (page ? `${title} (page ${page})` : title);
  const stored = seo && {
    ...seo,
    title: seo.title?.trim() ? numbered(seo.title.trim()) : null,
    canonical_url: bare ? seo.canonical_url : null,
  };
  return pageHead(site, stored, {
    title: numbered('Toutes les recettes'),
    description: 'Toutes nos recettes du monde, à chercher par pays, par type de plat et par difficulté.',
    path: bare ? PAGES.recipes : `${PAGES.recipes}?${address}`,
    image: query.picture ?? null,
    ...(query.q || query.isEmpty ? { robots: NO_INDEX } : {}),
  });
}

/** Head of the about page. */
export const aboutHead = (site: Site, seo: Seo | null, picture: Image | null = null): PageHead =>
  pageHead(site, seo, { title: 'À propos', description: site.tagline, path: PAGES.about, image: picture });

/** Head of a country's page. */
export const countryHead = (site: Site, country: CountryDetail): PageHead =>
  pageHead(site, null, {
    title: countryTitle(country),
    description:
      country.recipe_description || country.category_description || `Nos recettes pour voyager ${enCountry(country)}.`,
    path: PAGES.country(country.slug),
    image: country.category_images[0] ?? country.recipe_images[0] ?? country.polaroid,
  });

/** Head of a recipe's page; the canonical address is that of its slug, however it was found. */
export const recipeHead = (site: Site, recipe: RecipeDetail): PageHead =>
  pageHead(site, recipe.seo, {
    title: recipe.title,
    description: recipe.description,
    path: PAGES.recipe(recipe.slug),
    image: recipe.cover,
    type: 'article',
  });

/** Head of the visitor's favourites: another page for each visitor, and empty for search engines. */
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

/** Head of a page that is not there: no address of its own, and nothing to index. */
export const notFoundHead = (site: Site, title = 'Page non trouvée'): PageHead =>
  pageHead(site, null, { title, description: null, path: null, robots: NO_INDEX });
