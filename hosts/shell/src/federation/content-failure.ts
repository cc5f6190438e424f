import type { RemoteEntry } from '@tdt/contracts';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '@tdt/platform';
import { useEffect } from 'react';
import { reportThrown } from './report.ts';

/** The remote that answers a path. */
export type RemoteOf = (path: string) => Pick<RemoteEntry, 'name' | 'version'> | undefined;

/** Why the content cannot be shown, for the element that stands in its place. A fault in a remote is reported. */
export function useContentFailure(remoteOf: RemoteOf) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    // Answers with a status were expected; anything else is a fault in a remote.
    if (!isRouteErrorResponse(error)) reportThrown(error, remoteOf(pathname));
  }, [error, pathname, remoteOf]);

  return {
    pathname,
    isUnknown: isRouteErrorResponse(error) && error.status === 404,
    // The same address again: the loaders run once more, and a remote that is missing is asked for once more.
    retry: () => void navigate(`${pathname}${search}`, { replace: true }),
  };
}
