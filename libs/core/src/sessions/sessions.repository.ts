import mongoose, { type Connection, type QueryFilter } from 'mongoose';
import { type SessionDocument, sessionModel } from './session.model.ts';

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export function createSessionsRepository(connection: Connection) {
  const sessions = sessionModel(connection);

  return {
    async insert(session: SessionDocument): Promise<void> {
      await sessions.insertMany([session], { lean: true });
    },

    find: (id: string) => sessions.findById(id).lean<SessionDocument>(),

    /** Of several uses at once, one is written down; one that has ended meanwhile does not come back. */
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
