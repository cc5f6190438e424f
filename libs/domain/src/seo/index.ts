export { absoluteUrl } from './absolute-url.ts';
export {
  breadcrumbJsonLd,
  type Crumb,
  countriesCrumbs,
  countryCrumbs,
  itemListJsonLd,
  type JsonLd,
  listCrumbs,
  recipeCrumbs,
  websiteJsonLd,
} from './json-ld.ts';
export { isRecipeJsonLd, recipeJsonLd, stepAnchor } from './recipe-json-ld.ts';
export { richResultChecks } from './rich-result.ts';
export { serializeForScript } from './serialize-for-script.ts';
export { SITEMAP_FIXED_PAGES, type SitemapEntry, sitemapEntries } from './sitemap.ts';
export { menuCrumbs, worldPartCrumbs } from './travel.ts';
