import type { Connection } from 'mongoose';
import { documentSchema, modelOf, required } from '../database/models.ts';

interface MarkDocument {
  _id: 'demo';
  since: Date;
}

const markModel = modelOf(
  'UnfinishedSeeding',
  documentSchema<MarkDocument>('unfinished_seedings', { _id: required(String), since: required(Date) }),
);

export type UnfinishedSeeding = ReturnType<typeof createUnfinishedSeeding>;

/**
 * A mark in the database while seeding fills an empty one; it stays if seeding is interrupted (Ctrl-C, a power cut).
 * Without it, the next start would find a database that is not empty, regard half a demo as the operator's own content,
 * and never finish it.
 */
export function createUnfinishedSeeding(connection: Connection) {
  const model = markModel(connection);
  return {
    exists: async (): Promise<boolean> => (await model.exists({ _id: 'demo' })) !== null,
    begin: () => model.updateOne({ _id: 'demo' }, { $setOnInsert: { since: new Date() } }, { upsert: true }),
    end: () => model.deleteOne({ _id: 'demo' }),
  };
}
