import type { RemoteEntry } from '@tdt/contracts';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '@tdt/platform';
import { useEffect } from 'react';
import { NotFound } from '../layout/not-found.tsx';
import { RemoteFailure } from '../layout/remote-failure.tsx';
import { reportThrown } from './report.ts';

/** The remote that answers a path. */
export type RemoteOf = (path: string) => Pick<RemoteEntry, 'name' | 'version'> | undefined;

/**
 * What stands inside the layout when a page cannot be shown: the 404 page, or a remote's failure with a retry. Header and
 * footer keep working.
 */
export function ContentBoundary({ remoteOf }: { remoteOf: RemoteOf }) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    // Answers with a status were expected; anything else is a fault in a remote.
    if (!isRouteErrorResponse(error)) reportThrown(error, remoteOf(pathname));
  }, [error, pathname, remoteOf]);

  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFound recipe={pathname.startsWith('/recipe/')} />;
  }
  // The same address again: the loaders run once more, and a remote that is missing is asked for once more.
  return <RemoteFailure onRetry={() => navigate(`${pathname}${search}`, { replace: true })} />;
}
