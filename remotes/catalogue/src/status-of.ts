/** HTTP status of what `loadFrom` throws for a problem (`data(problem, { status })`); `null` for any other error. */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('init' in error)) return null;
  const { init } = error as { init: ResponseInit | null };
  return init?.status ?? null;
}

/** What was asked for, or `null` when there is none (404). */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
