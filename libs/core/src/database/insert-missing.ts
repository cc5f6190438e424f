import type { Model } from 'mongoose';
import { duplicatesOf, type RefusedDocument } from './duplicate-key.ts';

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
