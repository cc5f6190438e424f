import { isRouteErrorResponse } from '@tdt/platform';

/**
 * Errors of loaders as they may travel to the browser: answers with a status as they are, anything else without its
 * message, which may speak of the inside.
 */
export function publicErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data, internal: false }
        : { status: 500, statusText: 'Internal Server Error', data: null, internal: false },
    ]),
  );
}

/** The errors that nobody expected. */
export function unexpectedErrors(errors: Record<string, unknown> | null): unknown[] {
  return Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error));
}
