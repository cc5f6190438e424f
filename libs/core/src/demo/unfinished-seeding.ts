import { type Connection, Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from '../database/models.ts';

interface MarkDocument {
  _id: 'demo';
  since: Date;
}

const schema = new Schema<MarkDocument>(
  { _id: { type: String, required: true }, since: { type: Date, required: true } },
  { ...SCHEMA_OPTIONS, collection: 'unfinished_seedings' },
);

export type UnfinishedSeeding = ReturnType<typeof createUnfinishedSeeding>;

/**
 * A mark that stands in the database while an empty one is being filled, and after that only if the seeding did not come
 * to its end. Stopped by Ctrl-C or a power cut, it leaves a database that is no longer empty: without a mark the next
 * start would take half a demo for somebody's own content, and never finish it.
 */
export function createUnfinishedSeeding(connection: Connection) {
  const model = connection.model<MarkDocument>('UnfinishedSeeding', schema);
  return {
    exists: async (): Promise<boolean> => (await model.exists({ _id: 'demo' })) !== null,
    begin: () => model.updateOne({ _id: 'demo' }, { $setOnInsert: { since: new Date() } }, { upsert: true }),
    end: () => model.deleteOne({ _id: 'demo' }),
  };
}
