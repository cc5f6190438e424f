import mongoose, { type Connection } from 'mongoose';
import { type CountDocument, type Counted, countModel } from './count.model.ts';

export type CountsRepository = ReturnType<typeof createCountsRepository>;

export function createCountsRepository(connection: Connection) {
  const model = countModel(connection);
  return {
    /** Adds to the counts of a day, to which other servers add as well. */
    async add(kind: Counted, day: string, counts: ReadonlyMap<string, number>): Promise<void> {
      if (counts.size === 0) return;
      const updates = [...counts].map(([key, count]) => ({
        updateOne: {
          filter: { _id: `${day} ${kind} ${key}` },
          update: { $inc: { count }, $setOnInsert: { kind, day, key } },
          upsert: true,
        },
      }));
      await model.collection.bulkWrite(updates as never, { ordered: false });
    },

    /** The greatest counts of a day. */
    top: (kind: Counted, day: string, limit: number): Promise<CountDocument[]> =>
      model.find({ kind, day }).sort({ count: -1 }).limit(limit).lean<CountDocument[]>().exec(),

    /** How many things were counted on a day. */
    size: (kind: Counted, day: string): Promise<number> => model.countDocuments({ kind, day }).exec(),

    removeBefore: (day: string) => model.deleteMany({ day: mongoose.trusted({ $lt: day }) }),
  };
}
