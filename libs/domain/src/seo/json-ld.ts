import type { RecipeCard, Site } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { absoluteUrl } from './absolute-url.ts';

/** A schema.org document, for `<script type="application/ld+json">`. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/** One step of the way from the home page; `path` is a path of the site. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to a page, home first. https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
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
 * A page that lists recipes, `null` without any.
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
    // Spelled as text: the braces of the template must not be percent-encoded.
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(site, PAGES.recipes)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
