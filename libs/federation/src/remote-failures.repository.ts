import { LIST_TIME_MS } from '@tdt/database/documents';
import mongoose, { type Connection } from 'mongoose';
import { type RemoteFailureDocument, remoteFailureModel } from './remote-failure.model.ts';

export type RemoteFailuresRepository = ReturnType<typeof createRemoteFailuresRepository>;

export function createRemoteFailuresRepository(connection: Connection) {
  const model = remoteFailureModel(connection);

  return {
    async add(name: string, at: Date): Promise<void> {
      const update = { $inc: { count: 1 }, $set: { last_at: at } };
      await model.updateOne({ _id: name }, update, { upsert: true });
    },

    /** The latest first. */
    all: (): Promise<RemoteFailureDocument[]> =>
      model.find().sort({ last_at: -1, _id: 1 }).maxTimeMS(LIST_TIME_MS).lean<RemoteFailureDocument[]>().exec(),

    removeBefore: (moment: Date) => model.deleteMany({ last_at: mongoose.trusted({ $lt: moment }) }),
  };
}
