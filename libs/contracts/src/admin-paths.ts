/** Paths of the back office. A module of its own: no public page carries a byte of it. */

/** Below the API. */
export const ADMIN_API = {
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  session: '/api/auth/session',
  password: '/api/auth/password',
  stats: '/api/admin/stats',
  users: '/api/admin/users',
  user: (id: string) => `/api/admin/users/${encodeURIComponent(id)}`,
} as const;

/** Its screens. */
export const ADMIN_PAGES = {
  root: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  recipes: '/admin/recipes',
  countries: '/admin/countries',
  users: '/admin/users',
  newUser: '/admin/users/new',
  user: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  settings: '/admin/settings',
  pages: '/admin/pages',
  files: '/admin/files',
  seo: '/admin/seo',
  newsletter: '/admin/newsletter',
} as const;
