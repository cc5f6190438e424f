import { AdminTheme } from '@tdt/admin/kit';
import type { RemoteEntry } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Outlet, type RouteObject, redirect } from '@tdt/platform';
import { createBrowserRouter } from '@tdt/platform/host';
import type { RemoteOf } from '../federation/content-boundary.tsx';
import { patchRoutes } from '../federation/patch-routes.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { splatRoute } from '../federation/splat-route.ts';
import { AdminBoundary } from './boundary/admin-boundary.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { LoginScreen } from './login/login-screen.tsx';
import { AdminRoot } from './session/admin-root.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';

/** Id of the route that gets the routes of a remote when one of its addresses is first visited. */
const CONTENT_ROUTE = 'content';

/**
 * The router of the back office. It loads a remote when one of its addresses is first visited.
 * @param remotes the remotes in the boot data of the document
 */
export function createAdminRouter(remotes: RemoteEntry[], loader: RemoteLoader) {
  return createBrowserRouter(adminRoutes({ remotes, isUnavailable: loader.isUnavailable, remoteOf: loader.find }), {
    patchRoutesOnNavigation: patchRoutes(loader, CONTENT_ROUTE),
  });
}

interface AdminRoutesOptions {
  /** The registered remotes: the menu shows their screens. */
  remotes: readonly Pick<RemoteEntry, 'mounts'>[];
  /** Whether the remote of a path failed to load; `remoteOf`: which remote that is. */
  isUnavailable: (path: string) => boolean;
  remoteOf: RemoteOf;
}

/** The routes of the back office. */
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
            { path: ADMIN_PAGES.dashboard, element: <DashboardScreen remotes={remotes} /> },
            { path: ADMIN_PAGES.settings, Component: SettingsScreen },
            { path: ADMIN_PAGES.seo, loader: () => redirect(ADMIN_PAGES.pages) },
            splatRoute(isUnavailable),
          ],
        },
      ],
    },
  ];
}

/** Replaces the whole back office when its frame throws. */
function FrameBoundary() {
  return (
    <AdminTheme>
      <main>
        <AdminBoundary remoteOf={() => undefined} />
      </main>
    </AdminTheme>
  );
}

/** Shown while the remote of the first address loads. */
function Loading() {
  return <p aria-busy="true" />;
}
