import type { RemoteEntry } from '@tdt/contracts';
import { createBrowserRouter } from '@tdt/platform/host';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { adminRoutes, CONTENT_ROUTE } from './routes.tsx';

/**
 * The router of the back office: loads remotes as their addresses are visited.
 * @param remotes what the document knows of
 */
export function createAdminRouter(remotes: RemoteEntry[], loader: RemoteLoader) {
  return createBrowserRouter(adminRoutes({ remotes, isUnavailable: loader.isUnavailable, remoteOf: loader.find }), {
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = loader.find(path);
      if (!remote || loader.isLoaded(remote.name)) return;
      const module = await loader.load(remote);
      // A throw here would be shown in place of the layout. The splat tells the failure inside of it.
      if (module) patch(CONTENT_ROUTE, module.routes);
    },
  });
}
