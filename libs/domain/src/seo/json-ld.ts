import type { CountryRef, RecipeCard, Site } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { absoluteUrl } from './absolute-url.ts';

/** A schema.org document, for `<script type="application/ld+json">`. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/** One step of a breadcrumb trail. */
export interface Crumb {
  name: string;
  path: string;
}

const HOME: Crumb = { name: 'Accueil', path: PAGES.home };

/** Trail of the list of recipes. */
export const listCrumbs = (): Crumb[] => [HOME, { name: 'Recettes', path: PAGES.recipes }];

/** Trail of the page of all countries. */
export const countriesCrumbs = (): Crumb[] => [HOME, { name: 'Pays', path: PAGES.countries }];

/** Trail of a country's page. */
export const countryCrumbs = (country: Pick<CountryRef, 'name' | 'slug'>): Crumb[] => [
  ...countriesCrumbs(),
  { name: country.name, path: PAGES.country(country.slug) },
];

/** Trail of a recipe's page, through its country, else through the list. */
export const recipeCrumbs = (recipe: Pick<RecipeCard, 'title' | 'slug' | 'country'>): Crumb[] => [
  ...(recipe.country ? countryCrumbs(recipe.country) : listCrumbs()),
  { name: recipe.title, path: PAGES.recipe(recipe.slug) },
];

/** A breadcrumb trail. https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export const breadcrumbJsonLd = (site: Site, crumbs: readonly Crumb[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(site, path),
  })),
});

/**
 * A page that lists recipes; `null` if there are none.
 * https://developers.google.com/search/docs/appearance/structured-data/recipe#item-list
 */
export function itemListJsonLd(site: Site, recipes: readonly Pick<RecipeCard, 'slug' | 'title'>[]): JsonLd | null {
  if (recipes.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: recipes.length,
    itemListElement: recipes.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(site, PAGES.recipe(slug)),
    })),
  };
}

/** The site with its search. https://developers.google.com/search/docs/appearance/site-names */
export const websiteJsonLd = (site: Site): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  description: site.tagline,
  url: absoluteUrl(site, PAGES.home),
  inLanguage: 'fr',
  potentialAction: {
    '@type': 'SearchAction',
    // Concatenated, since `URL` would percent-encode the braces.
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(site, PAGES.recipes)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
