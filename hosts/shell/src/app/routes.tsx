import { Outlet, type RouteObject } from '@tdt/platform';
import { ContentBoundary, type RemoteOf } from '../federation/content-boundary.tsx';
import { splatRoute } from '../federation/splat-route.ts';
import { NotFound } from '../layout/not-found.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { RemoteFailure } from '../layout/remote-failure.tsx';
import { CONTENT_ID } from '../layout/skip-link.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { NewsletterProvider, type NewsletterRemote } from './newsletter.tsx';

/** Route under which the routes of remotes are put, in the browser also later ones. */
export const CONTENT_ROUTE = 'content';

interface RouteTreeOptions {
  /** Routes of the remote that answers the first page. */
  remoteRoutes: RouteObject[];
  /** The browser's: whether the remote of a path could not be loaded, and which one that is. */
  isUnavailable?: (path: string) => boolean;
  remoteOf?: RemoteOf;
  /** The browser's: there is nothing to press on the server. */
  newsletter?: NewsletterRemote | undefined;
}

/** The tree of routes: layout, content, and a splat. */
export function routeTree(options: RouteTreeOptions): RouteObject[] {
  const { remoteRoutes, isUnavailable = () => false, remoteOf = () => undefined, newsletter } = options;
  return [
    {
      id: 'public',
      element: <Public newsletter={newsletter} />,
      errorElement: <FrameBoundary />,
      children: [
        {
          id: CONTENT_ROUTE,
          Component: Outlet,
          errorElement: <Boundary remoteOf={remoteOf} />,
          HydrateFallback: Loading,
          children: [...remoteRoutes, splatRoute(isUnavailable)],
        },
      ],
    },
  ];
}

/** The newsletter lies within the router: what it shows may lead to other pages. */
function Public({ newsletter }: { newsletter: NewsletterRemote | undefined }) {
  return (
    <NewsletterProvider remote={newsletter}>
      <PublicLayout />
      <NavigationEffects />
    </NewsletterProvider>
  );
}

/** In place of the content. */
function Boundary({ remoteOf }: { remoteOf: RemoteOf }) {
  return (
    <ContentBoundary
      remoteOf={remoteOf}
      unknown={(path) => <NotFound recipe={path.startsWith('/recipe/')} />}
      failed={(onRetry) => <RemoteFailure onRetry={onRetry} />}
    />
  );
}

/** Stands in for all of the page when its frame breaks: a message rather than nothing. */
function FrameBoundary() {
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <Boundary remoteOf={() => undefined} />
    </main>
  );
}

/** While the browser loads the first page of a document that was not rendered. */
function Loading() {
  return <p aria-busy="true" />;
}
