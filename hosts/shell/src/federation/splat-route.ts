import { data, type RouteObject } from '@tdt/platform';

/**
 * What is reached when no remote answers a path, or when the one that does is not there: its loader tells which, as 404 or
 * 503. As long as only the splat matches, the router asks for missing routes on every navigation, which is what makes a
 * retry work.
 */
export const splatRoute = (isUnavailable: (path: string) => boolean): RouteObject => ({
  path: '*',
  // Never shown: the loader always throws.
  element: null,
  loader: ({ request }) => {
    throw data(null, { status: isUnavailable(new URL(request.url).pathname) ? 503 : 404 });
  },
});
