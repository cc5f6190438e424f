import type { RemoteEntry } from '@tdt/contracts';
import { createBrowserRouter } from '@tdt/platform/host';
import { patchRoutes } from '../federation/patch-routes.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { adminRoutes, CONTENT_ROUTE } from './routes.tsx';

/**
 * The router of the back office: loads remotes as their addresses are visited.
 * @param remotes what the document knows of
 */
export function createAdminRouter(remotes: RemoteEntry[], loader: RemoteLoader) {
  return createBrowserRouter(adminRoutes({ remotes, isUnavailable: loader.isUnavailable, remoteOf: loader.find }), {
    patchRoutesOnNavigation: patchRoutes(loader, CONTENT_ROUTE),
  });
}
