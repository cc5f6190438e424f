import type { RouteObject } from '@tdt/platform';
import type { RemoteLoader } from './remote-loader.ts';

interface Navigation {
  path: string;
  patch: (routeId: string, children: RouteObject[]) => void;
}

/** For a router's `patchRoutesOnNavigation`: adds the routes of a remote below `routeId` when one is first visited. */
export const patchRoutes =
  (loader: RemoteLoader, routeId: string) =>
  async ({ path, patch }: Navigation): Promise<void> => {
    const remote = loader.find(path);
    if (!remote || loader.isLoaded(remote.name)) return;
    const module = await loader.load(remote);
    // An error thrown here would replace the layout. The splat route shows the failure inside the layout.
    if (module) patch(routeId, module.routes);
  };
