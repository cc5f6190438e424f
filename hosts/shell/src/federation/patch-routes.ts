import type { RouteObject } from '@tdt/platform';
import type { RemoteLoader } from './remote-loader.ts';

interface Navigation {
  path: string;
  patch: (routeId: string, children: RouteObject[]) => void;
}

/** Puts the routes of a remote below `routeId` when its addresses are first visited: what a router asks for by `patchRoutesOnNavigation`. */
export const patchRoutes =
  (loader: RemoteLoader, routeId: string) =>
  async ({ path, patch }: Navigation): Promise<void> => {
    const remote = loader.find(path);
    if (!remote || loader.isLoaded(remote.name)) return;
    const module = await loader.load(remote);
    // A throw here would be shown in place of the layout. The splat tells the failure inside of it.
    if (module) patch(routeId, module.routes);
  };
