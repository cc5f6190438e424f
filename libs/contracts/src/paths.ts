import type { SeoPageType } from './page.ts';

/** Paths of the API, so that no client spells one by hand. */
export const API = {
  /** Says that the API is reachable, and where it is described. */
  root: '/api',
  home: '/api/home',
  recipes: '/api/recipes',
  recipe: (idOrSlug: string) => `/api/recipes/${encodeURIComponent(idOrSlug)}`,
  related: (id: string) => `/api/recipes/${encodeURIComponent(id)}/related`,
  countries: '/api/countries',
  country: (slug: string) => `/api/countries/${encodeURIComponent(slug)}`,
  site: '/api/site',
  page: (pageType: string) => `/api/pages/${encodeURIComponent(pageType)}`,
  seo: (pageType: SeoPageType, pageId?: string) =>
    `/api/seo/${pageType}${pageId === undefined ? '' : `/${encodeURIComponent(pageId)}`}`,
  remotes: '/api/remotes',
  clientErrors: '/api/client-errors',
  diagnostics: '/api/diagnostics',
  health: '/api/health',
  ready: '/api/ready',
} as const;

/** Paths of the public pages. */
export const PAGES = {
  home: '/',
  recipes: '/toutes-recettes',
  recipe: (slug: string) => `/recipe/${slug}`,
  country: (slug: string) => `/pays/${slug}`,
  about: '/about',
  favourites: '/favoris',
  legalNotice: '/mentions-legales',
  privacy: '/confidentialite',
} as const;
