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

    async removeExpired(now: Date): Promise<void> {
      await sessions.deleteMany({ expires_at: mongoose.trusted({ $lte: now }) } as QueryFilter<SessionDocument>);
    },
  };
}
