/** An error of Node, of the driver or of mongoose. */
export interface ForeignError extends Error {
  code?: unknown;
  errorResponse?: unknown;
  reason?: { error?: unknown; servers?: Map<string, { error?: unknown }> } | null;
}

/**
 * An error and those that it wraps, the outermost first. The driver puts the reason of a failed bulk write in
 * `errorResponse`, and why it finds no server with each server that it has tried.
 */
export function chainOf(error: unknown, depth = 5): ForeignError[] {
  if (!(error instanceof Error) || depth === 0) return [];
  const { cause, errorResponse, reason } = error as ForeignError;
  const servers = [...(reason?.servers?.values() ?? [])].map((server) => server.error);
  const inner = [cause, errorResponse, reason?.error, ...servers];
  return [error, ...inner.flatMap((each) => chainOf(each, depth - 1))];
}
