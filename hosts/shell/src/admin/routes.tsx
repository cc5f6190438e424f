import { AdminTheme } from '@tdt/admin-ui';
import type { RemoteEntry } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Outlet, type RouteObject, redirect } from '@tdt/platform';
import type { RemoteOf } from '../federation/content-boundary.tsx';
import { splatRoute } from '../federation/splat-route.ts';
import { AdminBoundary } from './boundary/admin-boundary.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { LoginScreen } from './login/login-screen.tsx';
import { AdminRoot } from './session/admin-root.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';

/** Route under which the routes of remotes are put when their addresses are visited. */
export const CONTENT_ROUTE = 'content';

interface AdminRoutesOptions {
  /** The registered remotes: the menu shows their screens. */
  remotes: readonly Pick<RemoteEntry, 'mounts'>[];
  /** Whether the remote of a path could not be loaded, and which one that is. */
  isUnavailable: (path: string) => boolean;
  remoteOf: RemoteOf;
}

/** The tree of routes of the back office. */
export function adminRoutes({ remotes, isUnavailable, remoteOf }: AdminRoutesOptions): RouteObject[] {
  return [
    {
      element: (
        <AdminRoot remotes={remotes}>
          <Outlet />
        </AdminRoot>
      ),
      errorElement: <FrameBoundary />,
      HydrateFallback: Loading,
      children: [
        { path: ADMIN_PAGES.login, Component: LoginScreen },
        {
          id: CONTENT_ROUTE,
          Component: Outlet,
          errorElement: <AdminBoundary remoteOf={remoteOf} />,
          children: [
            { path: ADMIN_PAGES.root, loader: () => redirect(ADMIN_PAGES.dashboard) },
            { path: ADMIN_PAGES.dashboard, Component: DashboardScreen },
            { path: ADMIN_PAGES.settings, Component: SettingsScreen },
            { path: ADMIN_PAGES.seo, loader: () => redirect(ADMIN_PAGES.pages) },
            splatRoute(isUnavailable),
          ],
        },
      ],
    },
  ];
}

/** Stands in for all of the back office when its frame breaks. */
function FrameBoundary() {
  return (
    <AdminTheme>
      <main>
        <AdminBoundary remoteOf={() => undefined} />
      </main>
    </AdminTheme>
  );
}

/** While what the first address needs is loaded. */
function Loading() {
  return <p aria-busy="true" />;
}
