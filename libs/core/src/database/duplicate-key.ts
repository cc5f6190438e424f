interface ServerError {
  code?: unknown;
  errmsg?: unknown;
  message?: unknown;
}

const DUPLICATE_KEY = 11_000;

/** Name of the unique index that refused a write (`slug_1`, `_id_`), `null` when the error is another one. */
export function duplicateIndex(error: unknown): string | null {
  const { code, errmsg, message } = (error ?? {}) as ServerError;
  if (code !== DUPLICATE_KEY) return null;
  return /index: (\S+)/.exec(String(errmsg ?? message))?.[1] ?? '';
}

/** The refused documents of an unordered bulk write, by their position in it; rethrows anything else. */
export function duplicatesOf(error: unknown): { position: number; index: string }[] {
  const failures = (error as { writeErrors?: unknown } | null)?.writeErrors;
  const list = Array.isArray(failures) ? failures : failures ? [failures] : null;
  if (!list) throw error;
  return list.map((failure: { index: number; err?: ServerError } & ServerError) => {
    const index = duplicateIndex(failure.err ?? failure);
    if (index === null) throw error;
    return { position: failure.index, index };
  });
}
