import type { Connection } from 'mongoose';
import { unfinishedSeedingModel } from './unfinished-seeding.model.ts';

export type UnfinishedSeedingRepository = ReturnType<typeof createUnfinishedSeedingRepository>;

/**
 * A mark in the database while seeding fills an empty one; it stays if seeding is interrupted (Ctrl-C, a power cut).
 * Without it, the next start would find a database that is not empty, regard half a demo as the operator's own content,
 * and never finish it.
 */
export function createUnfinishedSeedingRepository(connection: Connection) {
  const model = unfinishedSeedingModel(connection);
  return {
    exists: async (): Promise<boolean> => (await model.exists({ _id: 'demo' })) !== null,
    begin: () => model.updateOne({ _id: 'demo' }, { $setOnInsert: { since: new Date() } }, { upsert: true }),
    end: () => model.deleteOne({ _id: 'demo' }),
  };
}
