import { isRouteErrorResponse } from '@tdt/platform';

/** Answers with a status, which loaders throw on purpose, as they travel to the browser. */
export function expectedErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([route, error]) =>
      isRouteErrorResponse(error)
        ? [[route, { status: error.status, statusText: error.statusText, data: error.data, internal: false }]]
        : [],
    ),
  );
}

/** The errors that nobody expected. */
export function unexpectedErrors(errors: Record<string, unknown> | null): unknown[] {
  return Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error));
}
