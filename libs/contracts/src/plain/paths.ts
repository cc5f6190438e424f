import type { ContentPageType, SeoPageType, VersionKind } from './constants.ts';

/** Paths of the public API. */
export const API = {
  /** Shows that the API is reachable, and links to its description. */
  root: '/api',
  home: '/api/home',
  recipes: '/api/recipes',
  recipe: (idOrSlug: string) => `/api/recipes/${encodeURIComponent(idOrSlug)}`,
  related: (idOrSlug: string) => `/api/recipes/${encodeURIComponent(idOrSlug)}/related`,
  suggestions: '/api/suggestions',
  countries: '/api/countries',
  atlas: '/api/atlas',
  worldPart: (kind: 'continent' | 'region', slug: string) => `/api/atlas/${kind}/${encodeURIComponent(slug)}`,
  country: (slug: string) => `/api/countries/${encodeURIComponent(slug)}`,
  menu: (slug: string, number: number) => `/api/countries/${encodeURIComponent(slug)}/menu?menu=${number}`,
  site: '/api/site',
  page: (pageType: string) => `/api/pages/${encodeURIComponent(pageType)}`,
  seo: (pageType: SeoPageType, pageId?: string) =>
    `/api/seo/${pageType}${pageId === undefined ? '' : `/${encodeURIComponent(pageId)}`}`,
  /** The recipe of a preview, as its page shows it. */
  preview: (token: string) => `/api/recipe-previews?token=${encodeURIComponent(token)}`,
  remotes: '/api/remotes',
  clientErrors: '/api/client-errors',
  diagnostics: '/api/diagnostics',
  health: '/api/health',
  ready: '/api/ready',
} as const;

/** Suggestions while a visitor types a search; apart from the others, for a chunk that is loaded on demand. */
export const COMPLETIONS_API = '/api/completions';

/** Paths of the newsletter's API. */
export const NEWSLETTER_API = {
  subscriptions: '/api/newsletter/subscriptions',
  brevo: '/api/newsletter/brevo',
  webhook: '/api/newsletter/webhook',
  link: (token: string) => `/api/newsletter/link?token=${encodeURIComponent(token)}`,
  unsubscribe: (token: string) => `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  confirm: (token: string) => `/api/newsletter/confirm?token=${encodeURIComponent(token)}`,
} as const;

/** Paths of the API behind sign-in. */
export const ADMIN_API = {
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  session: '/api/auth/session',
  password: '/api/auth/password',
  stats: '/api/admin/stats',
  users: '/api/admin/users',
  user: (id: string) => `/api/admin/users/${encodeURIComponent(id)}`,
  recipes: '/api/admin/recipes',
  recipe: (id: string) => `/api/admin/recipes/${encodeURIComponent(id)}`,
  /** What appears and ends, `?from=` an instant on and before `&until=` another one. */
  recipeCalendar: '/api/admin/recipes/calendar',
  /** POST: a copy of a recipe, with copies of its files. */
  recipeCopy: (id: string) => `/api/admin/recipes/${encodeURIComponent(id)}/copy`,
  /** Changes that wait beside a recipe. */
  recipeDraft: (id: string) => `/api/admin/recipes/${encodeURIComponent(id)}/draft`,
  /** POST: freezes a selection, with a dry run; GET: the last runs. */
  bulk: '/api/admin/bulk',
  bulkRun: (id: string) => `/api/admin/bulk/${encodeURIComponent(id)}`,
  bulkStart: (id: string) => `/api/admin/bulk/${encodeURIComponent(id)}/run`,
  bulkUndo: (id: string) => `/api/admin/bulk/${encodeURIComponent(id)}/undo`,
  bulkExport: '/api/admin/bulk/export',
  /** Links that show a stored recipe to people without an account. */
  previewLinks: (id: string) => `/api/admin/recipes/${encodeURIComponent(id)}/preview-links`,
  previewLink: (id: string, link: string) =>
    `/api/admin/recipes/${encodeURIComponent(id)}/preview-links/${encodeURIComponent(link)}`,
  /** Notes for other editors: those on the document `?kind=` and `&id=`. */
  notes: '/api/admin/notes',
  note: (id: string) => `/api/admin/notes/${encodeURIComponent(id)}`,
  /** Saved views of lists; `?counted=true`: with how much they show. */
  views: '/api/admin/views',
  view: (id: string) => `/api/admin/views/${encodeURIComponent(id)}`,
  /** POST: that a tab has an editor open; the response has the other ones. DELETE with `?tab=`: no longer. */
  presence: '/api/admin/presence',
  /** POST: the page of an unsaved recipe at a signed address. */
  recipePreviews: '/api/admin/recipe-previews',
  seo: (pageType: SeoPageType, pageId?: string) =>
    `/api/admin/seo/${pageType}${pageId === undefined ? '' : `/${encodeURIComponent(pageId)}`}`,
  countries: '/api/admin/countries',
  country: (id: string) => `/api/admin/countries/${encodeURIComponent(id)}`,
  /** The states of a document. */
  history: (kind: VersionKind, id: string) => `/api/admin/history/${kind}/${encodeURIComponent(id)}`,
  /** One of them, as the form loads it. */
  version: (kind: VersionKind, id: string, revision: number) =>
    `/api/admin/history/${kind}/${encodeURIComponent(id)}/${revision}`,
  /** POST: takes a recipe or a country, by its address, out of the trash. */
  restoration: (address: string) => `${address}/restoration`,
  /** DELETE: the same, but removes it for good. */
  permanently: (address: string) => `${address}/permanently`,
  /** Regions in use. */
  countryRegions: '/api/admin/country-regions',
  pageContent: (pageType: ContentPageType) => `/api/admin/pages/${pageType}`,
  subscribers: '/api/admin/newsletter/subscribers',
  subscriber: (id: string) => `/api/admin/newsletter/subscribers/${encodeURIComponent(id)}`,
  /** POST: try to bring Brevo up to date with a subscriber now. */
  subscriberSync: (id: string) => `/api/admin/newsletter/subscribers/${encodeURIComponent(id)}/sync`,
  subscribersCsv: '/api/admin/newsletter/subscribers/export.csv',
  outbox: '/api/admin/newsletter/outbox',
  numbers: '/api/admin/numbers',
  redirects: '/api/admin/redirects',
  redirect: (id: string) => `/api/admin/redirects/${encodeURIComponent(id)}`,
  sitemap: '/api/admin/sitemap',
  sitemapFile: '/api/admin/sitemap/download',
  sitemapPublish: '/api/admin/sitemap/publish',
  /** What the dashboard shows of the work to do. */
  work: '/api/admin/work',
  /** Recipes, countries and accounts by a part of their names. */
  search: (q: string) => `/api/admin/search?q=${encodeURIComponent(q)}`,
  /** All countries by name, for selects. */
  countryNames: '/api/admin/country-names',
  /** POST: upload to `?folder=`; DELETE: remove the file at `?url=`. */
  media: '/api/admin/media',
  /** The library of pictures. */
  pictures: '/api/admin/pictures',
  picture: (id: string) => `/api/admin/pictures/${encodeURIComponent(id)}`,
  /** POST: another picture takes its place everywhere. */
  pictureReplacement: (id: string) => `/api/admin/pictures/${encodeURIComponent(id)}/replacement`,
} as const;

/** Paths of the public pages. */
export const PAGES = {
  home: '/',
  recipes: '/toutes-recettes',
  recipe: (slug: string) => `/recipe/${slug}`,
  countries: '/pays',
  country: (slug: string) => `/pays/${slug}`,
  menu: (slug: string) => `/pays/${slug}/menu`,
  worldPart: (kind: 'continent' | 'region', slug: string) => `/${kind}s/${slug}`,
  about: '/about',
  favourites: '/favoris',
  shoppingList: '/liste-de-courses',
  legalNotice: '/mentions-legales',
  privacy: '/confidentialite',
} as const;

/** Leads to a random recipe. */
export const SURPRISE_PATH = '/surprise';

/** The licences of what the site's scripts and fonts are made of, as plain text. */
export const LICENCES_PATH = '/licences';

/** Parameter of a recipe's page; with the value `1` it shows the recipe step by step, for cooking. */
export const COOK_PARAMETER = 'cuisiner';

/** Pages that links in newsletter mails open. The mail adds the signed token as `NEWSLETTER_TOKEN_PARAMETER`. */
export const UNSUBSCRIBE_PAGE = '/newsletter/desinscription';
export const CONFIRM_PAGE = '/newsletter/confirmation';

/** Page of an unsaved recipe. The token is in the query, which no log keeps. */
export const PREVIEW_PAGE = '/apercu';
export const PREVIEW_TOKEN_PARAMETER = 'jeton';

/** Paths of the back office's screens. */
export const ADMIN_PAGES = {
  root: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  recipes: '/admin/recipes',
  newRecipe: '/admin/recipes/new',
  recipeCalendar: '/admin/recipes/calendar',
  recipe: (id: string) => `/admin/recipes/${encodeURIComponent(id)}`,
  countries: '/admin/countries',
  newCountry: '/admin/countries/new',
  country: (id: string) => `/admin/countries/${encodeURIComponent(id)}`,
  users: '/admin/users',
  newUser: '/admin/users/new',
  user: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  settings: '/admin/settings',
  pages: '/admin/pages',
  homePage: '/admin/pages/home',
  recipesListPage: '/admin/pages/recipes-list',
  aboutPage: '/admin/pages/about',
  pictures: '/admin/pictures',
  picture: (id: string) => `/admin/pictures/${encodeURIComponent(id)}`,
  files: '/admin/files',
  redirects: '/admin/redirects',
  numbers: '/admin/numbers',
  seo: '/admin/seo',
  newsletter: '/admin/newsletter',
} as const;
