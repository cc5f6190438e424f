import mongoose, { type Connection } from 'mongoose';
import { type PresenceDocument, presenceModel } from './presence.model.ts';

/** More are not shown. */
const TABS_MAX = 50;

export type PresenceRepository = ReturnType<typeof createPresenceRepository>;

export function createPresenceRepository(connection: Connection) {
  const model = presenceModel(connection);
  return {
    renew: ({ _id, ...lease }: PresenceDocument) => model.updateOne({ _id }, { $set: lease }, { upsert: true }),

    /** The other tabs that have the document open. */
    besides: ({ _id, document }: PresenceDocument, now: Date): Promise<PresenceDocument[]> =>
      model
        .find({ document, _id: mongoose.trusted({ $ne: _id }), until: mongoose.trusted({ $gt: now }) })
        .sort({ _id: 1 })
        .limit(TABS_MAX)
        .lean<PresenceDocument[]>()
        .exec(),

    remove: (_id: string) => model.deleteOne({ _id }),

    removeExpired: (now: Date) => model.deleteMany({ until: mongoose.trusted({ $lte: now }) }),
  };
}
