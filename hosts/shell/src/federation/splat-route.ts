import { data, type LoaderFunctionArgs, type RouteObject } from '@tdt/platform';

/**
 * Matches when no remote serves a path (404), or when its remote could not be loaded (503). As long as only this route
 * matches, the router asks for missing routes on every navigation, so that a retry works. The 404 carries what
 * `loadUnknown` returns.
 */
export const splatRoute = (
  isUnavailable: (path: string) => boolean,
  loadUnknown: (args: LoaderFunctionArgs) => Promise<unknown> = async () => null,
): RouteObject => ({
  path: '*',
  // Never shown: the loader always throws.
  element: null,
  loader: async (args) => {
    if (isUnavailable(new URL(args.request.url).pathname)) throw data(null, { status: 503 });
    throw data(await loadUnknown(args), { status: 404 });
  },
});
