import mongoose, { type Connection, type QueryFilter } from 'mongoose';
import { LIST_TIME_MS } from '../database/queries.ts';
import { type AuditDocument, auditModel } from './audit.model.ts';

export type AuditRepository = ReturnType<typeof createAuditRepository>;

export function createAuditRepository(connection: Connection) {
  const audit = auditModel(connection);

  return {
    async insert(entry: AuditDocument): Promise<void> {
      await audit.insertMany([entry], { lean: true });
    },

    /** Newest first. */
    latest: (limit: number): Promise<AuditDocument[]> =>
      audit.find().sort({ at: -1, _id: 1 }).limit(limit).maxTimeMS(LIST_TIME_MS).lean<AuditDocument[]>().exec(),

    async removeBefore(moment: Date): Promise<number> {
      const filter = { at: mongoose.trusted({ $lt: moment }) } as QueryFilter<AuditDocument>;
      return (await audit.deleteMany(filter)).deletedCount;
    },
  };
}
