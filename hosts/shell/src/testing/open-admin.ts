import type { AdminStats, AdminWork, SessionUser } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import type { RouteObject } from '@tdt/platform';
import { type ApiTable, renderRemote } from '@tdt/testing/components';
import { LANGUAGE } from '../admin/preferences/preferences.ts';
import { adminRoutes } from '../admin/routes.tsx';

export const PATRONNE: SessionUser = {
  id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11',
  email: 'patronne@exemple.fr',
  is_super_admin: true,
};
export const AIDE: SessionUser = {
  id: '5d5e27a4-5a0f-4cde-8d7e-2f7a3b1c9e20',
  email: 'aide@exemple.fr',
  is_super_admin: false,
};
export const STATS: AdminStats = { recipes: 1234, users: 2, countries: 40, subscribers: 0, orders: 0, completed: 0 };

/** Nothing to do. */
export const WORK: AdminWork = {
  recent_recipes: [],
  incomplete_recipes: { total: 0, first: [] },
  due_recipes: [],
  old_drafts: 0,
  bare_countries: { total: 0, first: [] },
  open_notes: { total: 0, first: [] },
  failed_syncs: 0,
  sitemap: { published_at: '2026-11-20T11:00:00Z', changed: false },
  failed_remotes: [],
};

/**
 * Opens the back office without its remotes, on an API that responds like this. Its frame speaks the language of each
 * screen, unless a test has chosen another one.
 * @param user the signed-in user, `null` if there is none
 * @param mounts addresses of the remotes, which the menu shows
 * @param screens what the remotes show there
 */
export function openAdmin(
  path: string,
  user: SessionUser | null,
  api: ApiTable = {},
  mounts: string[] = [ADMIN_PAGES.users],
  screens: RouteObject[] = [],
) {
  if (localStorage.length === 0) LANGUAGE.choose('screen');
  const routes = adminRoutes({
    remotes: [{ mounts }],
    isUnavailable: () => false,
    remoteOf: () => undefined,
  });
  routes[0]?.children?.find(({ id }) => id === 'content')?.children?.unshift(...screens);
  const responses = {
    '/api/auth/session': { user },
    '/api/admin/stats': STATS,
    '/api/admin/work': WORK,
    '/api/admin/views': { items: [] },
    ...api,
  };
  const rendered = renderRemote(routes, { path, api: responses });
  return {
    ...rendered,
    path: () => location.pathname + location.search,
    /** Titles of the toasts. */
    titles: () => rendered.toasts.map(({ title }) => title),
  };
}
