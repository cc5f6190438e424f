import mongoose, { type Connection, type QueryFilter } from 'mongoose';
import { type SessionDocument, sessionModel } from './session.model.ts';

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export function createSessionsRepository(connection: Connection) {
  const sessions = sessionModel(connection);

  return {
    async insert(session: SessionDocument): Promise<void> {
      await sessions.insertMany([session], { lean: true });
    },

    find: (id: string): Promise<SessionDocument | null> => sessions.findById(id).lean<SessionDocument>().exec(),

    /** Notes one of several concurrent uses; a session that ended meanwhile is not stored again. */
    async touch({ _id, used_at }: SessionDocument, now: Date): Promise<void> {
      await sessions.updateOne({ _id, used_at }, { $set: { used_at: now } });
    },

    async remove(id: string): Promise<void> {
      await sessions.deleteOne({ _id: id });
    },

    /** @returns how many sessions of the account were stored */
    removeOf: async (user_id: string): Promise<number> => (await sessions.deleteMany({ user_id })).deletedCount,

    /** Ends the oldest sessions of an account, leaving `count`. */
    async removeOldest(user_id: string, count: number): Promise<void> {
      const old = await sessions.find({ user_id }, { _id: 1 }).sort({ created_at: -1 }).skip(count).lean().exec();
      if (old.length === 0) return;
      const ids = mongoose.trusted({ $in: old.map(({ _id }) => _id) });
      await sessions.deleteMany({ _id: ids } as QueryFilter<SessionDocument>);
    },

    async removeExpired(now: Date): Promise<void> {
      await sessions.deleteMany({ expires_at: mongoose.trusted({ $lte: now }) } as QueryFilter<SessionDocument>);
    },
  };
}
