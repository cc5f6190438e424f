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

/** A document that a unique index refused, by its position among those to be inserted. */
export interface RefusedDocument {
  position: number;
  /** Name of the index. */
  index: string;
}

/** The refused documents of an unordered bulk write; rethrows anything else. */
export function duplicatesOf(error: unknown): RefusedDocument[] {
  const failures = (error as { writeErrors?: unknown } | null)?.writeErrors;
  const list = Array.isArray(failures) ? failures : failures ? [failures] : null;
  if (!list) throw error;
  return list.map((failure: { index: number; err?: ServerError } & ServerError) => {
    const index = duplicateIndex(failure.err ?? failure);
    if (index === null) throw error;
    return { position: failure.index, index };
  });
}
