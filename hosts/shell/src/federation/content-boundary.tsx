import type { RemoteEntry } from '@tdt/contracts';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '@tdt/platform';
import { type ReactNode, useEffect } from 'react';
import { reportThrown } from './report.ts';

/** The remote that answers a path. */
export type RemoteOf = (path: string) => Pick<RemoteEntry, 'name' | 'version'> | undefined;

interface ContentBoundaryProps {
  remoteOf: RemoteOf;
  /** The 404 page. */
  unknown: (path: string) => ReactNode;
  failed: (onRetry: () => void, failure: unknown) => ReactNode;
}

/**
 * What stands inside the layout when a page cannot be shown: the 404 page, or a remote's failure with a retry. What is
 * around it keeps working.
 */
export function ContentBoundary({ remoteOf, unknown, failed }: ContentBoundaryProps) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    // Answers with a status were expected; anything else is a fault in a remote.
    if (!isRouteErrorResponse(error)) reportThrown(error, remoteOf(pathname));
  }, [error, pathname, remoteOf]);

  if (isRouteErrorResponse(error) && error.status === 404) return unknown(pathname);
  // The same address again: the loaders run once more, and a remote that is missing is asked for once more.
  return failed(() => navigate(`${pathname}${search}`, { replace: true }), error);
}
