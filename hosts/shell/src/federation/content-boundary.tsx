import type { RemoteEntry, Suggestions } from '@tdt/contracts';
import { type Elements, isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '@tdt/platform';
import { useEffect } from 'react';
import { reportThrown } from './report.ts';

/** The remote that serves a path. */
export type RemoteOf = (path: string) => Pick<RemoteEntry, 'name' | 'version'> | undefined;

interface ContentBoundaryProps {
  remoteOf: RemoteOf;
  /** Renders the 404 page. */
  unknown: (path: string, suggestions: Suggestions | null) => Elements;
  /** Renders the message, with what the page or its loader has thrown. */
  failed: (onRetry: () => void, failure: unknown) => Elements;
}

/**
 * Shown inside the layout instead of a page that failed: the 404 page, or a message with a retry. The frame around it
 * keeps working.
 */
export function ContentBoundary({ remoteOf, unknown, failed }: ContentBoundaryProps) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    // Loaders throw responses with a status on purpose; anything else is a bug in a remote.
    if (!isRouteErrorResponse(error)) reportThrown(error, remoteOf(pathname));
  }, [error, pathname, remoteOf]);

  if (isRouteErrorResponse(error) && error.status === 404) return unknown(pathname, suggestionsOf(error.data));
  // Navigating to the same address runs the loaders again and requests a missing remote again.
  return failed(() => navigate(`${pathname}${search}`, { replace: true }), error);
}

/** Only the shell's own 404 brings them; a remote may respond with 404 and anything. */
const suggestionsOf = (data: unknown): Suggestions | null =>
  typeof data === 'object' && data !== null && 'texts' in data ? (data as Suggestions) : null;
