import type { Model } from 'mongoose';

interface ServerError {
  code?: unknown;
  keyPattern?: object;
}

const DUPLICATE_KEY = 11_000;

/** Fields of the unique index that refused a write (`slug`, `_id`), `null` when the error is another one. */
export function duplicateIndex(error: unknown): string | null {
  const { code, keyPattern = {} } = (error ?? {}) as ServerError;
  return code === DUPLICATE_KEY ? Object.keys(keyPattern).join(', ') : null;
}

/** Inserts a document; `false` when a unique index refuses it. */
export async function insertNew<T>(model: Model<T>, document: T): Promise<boolean> {
  return (await insertMissing(model, [document])).length === 0;
}

/** A document that a unique index refused, by its position among those to be inserted. */
export interface RefusedDocument {
  position: number;
  /** Fields of the index. */
  index: string;
}

/** Inserts what the unique indexes let in; returns the documents that they refused. */
export async function insertMissing<T>(model: Model<T>, documents: readonly T[]): Promise<RefusedDocument[]> {
  if (documents.length === 0) return [];
  const refused: RefusedDocument[] = [];
  try {
    await model.insertMany([...documents], { lean: true, ordered: false });
  } catch (error) {
    // The driver does not pass on which index refused one of several documents.
    for (const position of duplicatesOf(error)) {
      const index = await model.collection.insertOne(documents[position] as never).then(() => null, refusingIndex);
      if (index !== null) refused.push({ position, index });
    }
  }
  return refused;
}

function refusingIndex(error: unknown): string {
  const index = duplicateIndex(error);
  if (index === null) throw error;
  return index;
}

/**
 * Positions of the documents that an unordered bulk write refused; rethrows any other error. A lost connection is a
 * bulk write's error as well, without `writeErrors`: nothing says what was stored.
 */
function duplicatesOf(error: unknown): number[] {
  const failures = (error as { writeErrors?: unknown } | null)?.writeErrors;
  const list = (Array.isArray(failures) ? failures : failures ? [failures] : []) as (ServerError & { index: number })[];
  if (list.length === 0 || list.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return list.map(({ index }) => index);
}
