import { Outlet, type RouteObject } from '@tdt/platform';
import { ContentBoundary, type RemoteOf } from '../federation/content-boundary.tsx';
import { splatRoute } from '../federation/splat-route.ts';
import { loadNotFound } from '../layout/not-found.loader.ts';
import { NotFound } from '../layout/not-found.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { RemoteFailure } from '../layout/remote-failure.tsx';
import { CONTENT_ID } from '../layout/skip-link.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { NewsletterProvider, type NewsletterRemote } from './newsletter.tsx';

/** The parent route of all routes of remotes; the browser adds further remotes to it. */
export const CONTENT_ROUTE = 'content';

interface RouteTreeOptions {
  /** Routes of the remote that serves the first page. */
  remoteRoutes: RouteObject[];
  /** In the browser: whether the remote of a path could not be loaded, and which remote that is. */
  isUnavailable?: (path: string) => boolean;
  remoteOf?: RemoteOf;
  /** In the browser only. */
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
          children: [...remoteRoutes, splatRoute(isUnavailable, loadNotFound)],
        },
      ],
    },
  ];
}

/** The newsletter is inside the router, because its modal may link to pages. */
function Public({ newsletter }: { newsletter: NewsletterRemote | undefined }) {
  return (
    <NewsletterProvider remote={newsletter}>
      <PublicLayout />
      <NavigationEffects />
    </NewsletterProvider>
  );
}

/** Replaces the content. */
function Boundary({ remoteOf }: { remoteOf: RemoteOf }) {
  return (
    <ContentBoundary
      remoteOf={remoteOf}
      unknown={(path, suggestions) => <NotFound recipe={path.startsWith('/recipe/')} suggestions={suggestions} />}
      failed={(onRetry, failure) => <RemoteFailure failure={failure} onRetry={onRetry} />}
    />
  );
}

/** Replaces the whole page if its frame throws. */
function FrameBoundary() {
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <Boundary remoteOf={() => undefined} />
    </main>
  );
}

/** Shown while the browser loads the first page of an empty document. */
function Loading() {
  return <p aria-busy="true" />;
}
