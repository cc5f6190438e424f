import type { Model } from 'mongoose';

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

/** Inserts a document; `false` when a unique index refuses it. */
export async function insertNew<T>(model: Model<T>, document: T): Promise<boolean> {
  return (await insertMissing(model, [document])).length === 0;
}

/** A document that a unique index refused, by its position among those to be inserted. */
export interface RefusedDocument {
  position: number;
  /** Name of the index. */
  index: string;
}

/** Inserts what the unique indexes let in; answers the documents that they refused. */
export async function insertMissing<T>(model: Model<T>, documents: readonly T[]): Promise<RefusedDocument[]> {
  if (documents.length === 0) return [];
  try {
    await model.insertMany([...documents], { lean: true, ordered: false });
    return [];
  } catch (error) {
    return duplicatesOf(error);
  }
}

/**
 * The refused documents of an unordered bulk write; rethrows any other error. A lost connection is a bulk write's error
 * as well, without `writeErrors`: nothing says what was stored.
 */
function duplicatesOf(error: unknown): RefusedDocument[] {
  const failures = (error as { writeErrors?: unknown } | null)?.writeErrors;
  const list = Array.isArray(failures) ? failures : failures ? [failures] : [];
  if (list.length === 0) throw error;
  return list.map((failure: { index: number; err?: ServerError } & ServerError) => {
    const index = duplicateIndex(failure.err ?? failure);
    if (index === null) throw error;
    return { position: failure.index, index };
  });
}
