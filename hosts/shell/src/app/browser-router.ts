import type { Boot } from '@tdt/contracts';
import { type ApiClient, fetchJson, type RouteObject } from '@tdt/platform';
import { apiContext, createBrowserRouter, type HydrationState, RouterContextProvider } from '@tdt/platform/host';
import { patchRoutes } from '../federation/patch-routes.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { CONTENT_ROUTE, routeTree } from './routes.tsx';

interface RouterOptions {
  boot: Boot;
  loader: RemoteLoader;
  /** Routes of the remote that serves the first page. */
  remoteRoutes: RouteObject[];
}

/**
 * The browser's router: starts from what the server rendered, and loads further remotes when their paths are visited.
 */
export function createRouter({ boot, loader, remoteRoutes }: RouterOptions) {
  const { isUnavailable } = loader;
  const entry = boot.remotes.remotes.find(({ name }) => name === 'newsletter');
  const newsletter = entry && { ...entry, load: () => loader.load(entry) };
  return createBrowserRouter(routeTree({ remoteRoutes, isUnavailable, remoteOf: loader.find, newsletter }), {
    ...(boot.rendered && boot.hydration ? { hydrationData: boot.hydration as HydrationState } : {}),
    getContext: () => new RouterContextProvider(new Map([[apiContext, fetchApi]])),
    patchRoutesOnNavigation: patchRoutes(loader, CONTENT_ROUTE),
  });
}

const fetchApi: ApiClient = (path, signal) => fetchJson(path, { signal });
