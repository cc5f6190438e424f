import mongoose, { type Connection, type QueryFilter } from 'mongoose';
import { duplicateIndex } from '../../database/unique-indexes.ts';
import type { PauseReason } from '../newsletter.ts';
import { type TrafficDocument, trafficModel } from './traffic.model.ts';

type Traffic = Omit<TrafficDocument, '_id'>;

const ID = { _id: 'brevo' } as const;
const QUIET: TrafficDocument = {
  ...ID,
  next_slot: new Date(0),
  paused_until: null,
  pause_reason: null,
  failures_in_a_row: 0,
};

export type TrafficRepository = ReturnType<typeof createTrafficRepository>;

export function createTrafficRepository(connection: Connection) {
  const model = trafficModel(connection);

  const find = () => model.findOne(ID).lean<TrafficDocument>();

  /** Of two that store the first state at once, one is told that it is there. */
  async function begin(): Promise<TrafficDocument> {
    try {
      await model.insertMany([QUIET], { lean: true });
    } catch (error) {
      if (duplicateIndex(error) === null) throw error;
    }
    return (await find()) ?? QUIET;
  }

  const read = async (): Promise<TrafficDocument> => (await find()) ?? (await begin());

  return {
    read,

    /** Writes unless the state is another one than what was read; answers whether it did. */
    async replace({ _id, ...seen }: TrafficDocument, set: Partial<Traffic>): Promise<boolean> {
      const { matchedCount } = await model.updateOne({ ...ID, ...seen }, { $set: set });
      return matchedCount === 1;
    },

    /** Pauses until then, unless a longer pause is on that is not beyond the latest; answers the state before. */
    async pause(pause_reason: PauseReason, paused_until: Date, latest: Date): Promise<TrafficDocument> {
      await read();
      const isOther = [
        { paused_until: null },
        { paused_until: mongoose.trusted({ $lt: paused_until }) },
        { paused_until: mongoose.trusted({ $gt: latest }) },
      ];
      const before = await model
        .findOneAndUpdate(
          { ...ID, $or: isOther } as QueryFilter<TrafficDocument>,
          { $set: { pause_reason, paused_until } },
          { returnDocument: 'before' },
        )
        .lean<TrafficDocument>();
      return before ?? (await read());
    },

    /** Counts a failure; answers how many there are in a row. */
    async countFailure(): Promise<number> {
      await read();
      const counted = await model
        .findOneAndUpdate(ID, { $inc: { failures_in_a_row: 1 } }, { returnDocument: 'after' })
        .lean<TrafficDocument>();
      return counted?.failures_in_a_row ?? 0;
    },

    /** Brevo has answered: the failures are over, and a pause for one of these reasons ends. */
    async recover(reasons: readonly PauseReason[]): Promise<void> {
      const ended = { paused_until: null, pause_reason: null, failures_in_a_row: 0 };
      const paused = { ...ID, pause_reason: mongoose.trusted({ $in: reasons }) } as QueryFilter<TrafficDocument>;
      const { matchedCount } = await model.updateOne(paused, { $set: ended });
      if (matchedCount === 1) return;
      await model.updateOne(
        { ...ID, failures_in_a_row: mongoose.trusted({ $gt: 0 }) },
        { $set: { failures_in_a_row: 0 } },
      );
    },
  };
}
