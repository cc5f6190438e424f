import { randomUUID } from 'node:crypto';
import { duplicateIndex } from '@tdt/database/documents';
import mongoose, { type Connection, type QueryFilter, type UpdateQuery } from 'mongoose';
import { REMOVED, type SuperAdminsDocument, superAdminsModel } from './super-admins.model.ts';

type Filter = QueryFilter<SuperAdminsDocument>;

const GUARD = { _id: 'superadmins' } as const;

/** An account that is no super admin now. */
export interface Demotion {
  wasSuperAdmin: boolean;
  /** Takes the demotion back, unless another change of the account's role has followed. */
  undo(): Promise<void>;
}

export type SuperAdminsRepository = ReturnType<typeof createSuperAdminsRepository>;

/** Every change is one conditional write on the one document. */
export function createSuperAdminsRepository(connection: Connection) {
  const guard = superAdminsModel(connection);

  /** Needed once in the life of a database: without the document no condition could match. */
  async function prepare(): Promise<void> {
    try {
      await guard.updateOne(GUARD, { $setOnInsert: { ids: [] } }, { upsert: true });
    } catch (error) {
      // Of two concurrent upserts, the other one created the document.
      if (duplicateIndex(error) === null) throw error;
    }
  }

  /** Succeeds for an account that is no super admin, and for one of several. */
  async function out(id: string, reason: string): Promise<Pick<Demotion, 'wasSuperAdmin'> | null> {
    await prepare();
    const before = await guard
      .findOneAndUpdate(
        {
          ...GUARD,
          $or: [{ ids: mongoose.trusted({ $ne: id }) }, { 'ids.1': mongoose.trusted({ $exists: true }) }],
        } as Filter,
        { $pull: { ids: id }, $set: { [takenOut(id)]: reason } } as UpdateQuery<SuperAdminsDocument>,
        { returnDocument: 'before', projection: { ids: 1 } },
      )
      .lean();
    return before && { wasSuperAdmin: before.ids.includes(id) };
  }

  return {
    ids: async (): Promise<string[]> => (await guard.findOne(GUARD, { ids: 1 }).lean())?.ids ?? [],

    /**
     * Makes a stored account a super admin; if it is one already, changes nothing. `false`: the account is being
     * removed.
     */
    async add(id: string): Promise<boolean> {
      await prepare();
      const isNotRemoved = { ...GUARD, [takenOut(id)]: mongoose.trusted({ $ne: REMOVED }) } as Filter;
      const update = { $addToSet: { ids: id }, $unset: { [takenOut(id)]: 1 } } as UpdateQuery<SuperAdminsDocument>;
      return (await guard.updateOne(isNotRemoved, update)).matchedCount === 1;
    },

    /** Ensures that an account is no super admin; `null`, without a change, when it is the only one. */
    async demote(id: string): Promise<Demotion | null> {
      const demotion = randomUUID();
      const demoted = await out(id, demotion);
      if (!demoted) return null;
      const isLatest = { ...GUARD, [takenOut(id)]: demotion } as Filter;
      return {
        ...demoted,
        async undo() {
          if (demoted.wasSuperAdmin) await guard.updateOne(isLatest, { $addToSet: { ids: id } });
        },
      };
    },

    /** The same for good: for an account that will be removed. */
    takeOut: (id: string): Promise<Pick<Demotion, 'wasSuperAdmin'> | null> => out(id, REMOVED),
  };
}

/** Only for ids of stored accounts: the id becomes part of a path. */
const takenOut = (id: string): string => `taken_out.${id}`;
