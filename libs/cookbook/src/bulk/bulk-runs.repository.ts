import type { BulkState } from '@tdt/contracts';
import mongoose, { type Connection } from 'mongoose';
import { type BulkPartDocument, type BulkRunDocument, bulkPartModel, bulkRunModel } from './bulk-run.models.ts';

/** Runs that are listed. */
const LISTED = 20;

export const partId = (run_id: string, number: number): string => `${run_id}:${number}`;

export type BulkRunsRepository = ReturnType<typeof createBulkRunsRepository>;

export function createBulkRunsRepository(connection: Connection) {
  const runs = bulkRunModel(connection);
  const parts = bulkPartModel(connection);
  const inState = (states: readonly BulkState[]) => ({ state: mongoose.trusted({ $in: [...states] }) });

  return {
    insert: (run: BulkRunDocument) => runs.insertOne(run),
    insertPart: (part: BulkPartDocument) => parts.insertOne(part),

    byId: (id: string): Promise<BulkRunDocument | null> => runs.findById(id).lean<BulkRunDocument>().exec(),

    /** Those that were started, newest first. */
    latest: (): Promise<BulkRunDocument[]> =>
      runs
        .find(inState(['running', 'done', 'undoing', 'undone']))
        .sort({ created_at: -1 })
        .limit(LISTED)
        .lean<BulkRunDocument[]>()
        .exec(),

    /** The oldest that has something to do. */
    unfinished: (): Promise<BulkRunDocument | null> =>
      runs
        .findOne(inState(['running', 'undoing']))
        .sort({ created_at: 1 })
        .lean<BulkRunDocument>()
        .exec(),

    /** Changes a run that is in a state, in one write; `false`: it is in another one. */
    async update(_id: string, state: BulkState | null, fields: Partial<BulkRunDocument>): Promise<boolean> {
      return (await runs.updateOne({ _id, state }, { $set: fields })).matchedCount === 1;
    },

    part: (run_id: string, number: number): Promise<BulkPartDocument | null> =>
      parts.findById(partId(run_id, number)).lean<BulkPartDocument>().exec(),

    storeOutcomes: (_id: string, fields: Partial<Pick<BulkPartDocument, 'outcomes' | 'undone'>>) =>
      parts.updateOne({ _id }, { $set: fields }),

    /** Returns how many. */
    async removeExpired(now: Date): Promise<number> {
      const expired = await runs
        .find({ expires_at: mongoose.trusted({ $lte: now }) }, { _id: 1 })
        .lean<{ _id: string }[]>();
      const ids = expired.map(({ _id }) => _id);
      await parts.deleteMany({ run_id: mongoose.trusted({ $in: ids }) });
      return (await runs.deleteMany({ _id: mongoose.trusted({ $in: ids }) })).deletedCount;
    },
  };
}
