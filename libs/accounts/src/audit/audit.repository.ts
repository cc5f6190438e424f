import { containing } from '@tdt/database/documents';
import mongoose, { type Connection, type QueryFilter } from 'mongoose';
import { type AuditDocument, auditModel } from './audit.model.ts';
import type { AuditFilter } from './audit-entry.ts';

/**
 * Longest time of a query, in milliseconds: only operators ask. The index on `at` gives order and period; the other
 * conditions read the entries of the period, of a year at most.
 */
const QUERY_TIME_MS = 30_000;
/** Time for the database to respond that the query was stopped. */
const RESPONSE_MS = 2000;

export type AuditRepository = ReturnType<typeof createAuditRepository>;

export function createAuditRepository(connection: Connection) {
  const audit = auditModel(connection);

  return {
    async insert(entry: AuditDocument): Promise<void> {
      await audit.insertMany([entry], { lean: true });
    },

    /** Newest first. */
    latest: (limit: number, filter: AuditFilter): Promise<AuditDocument[]> =>
      audit
        .find(conditions(filter))
        .sort({ at: -1, _id: 1 })
        .limit(limit)
        .maxTimeMS(QUERY_TIME_MS)
        // Else the driver ends the connection before, and asks again.
        .setOptions({ socketTimeoutMS: QUERY_TIME_MS + RESPONSE_MS })
        .lean<AuditDocument[]>()
        .exec(),

    async removeBefore(moment: Date): Promise<number> {
      const filter = { at: mongoose.trusted({ $lt: moment }) } as QueryFilter<AuditDocument>;
      return (await audit.deleteMany(filter)).deletedCount;
    },
  };
}

function conditions({ by, action, target, outcome, since, until }: AuditFilter): QueryFilter<AuditDocument> {
  const period = { ...(since && { $gte: since }), ...(until && { $lt: until }) };
  return {
    ...(since || until ? { at: mongoose.trusted(period) } : {}),
    ...(by !== undefined && { $or: [{ 'actor.email': containing(by) }, { 'actor.name': containing(by) }] }),
    ...(action !== undefined && { action: containing(action) }),
    ...(target !== undefined && { target: containing(target) }),
    ...(outcome !== undefined && { outcome: outcome === 'failed' ? mongoose.trusted({ $ne: 'done' }) : outcome }),
  } as QueryFilter<AuditDocument>;
}
