import { insertNew } from '@tdt/database';
import mongoose, { type Connection, type QueryFilter } from 'mongoose';
import type { PauseReason } from './outbox-state.ts';
import { type TrafficDocument, trafficModel } from './traffic.model.ts';

type TrafficState = Omit<TrafficDocument, '_id'>;

const ID = { _id: 'brevo' } as const;
const INITIAL: TrafficDocument = {
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

  async function read(): Promise<TrafficDocument> {
    const found = await find();
    if (found) return found;
    await insertNew(model, INITIAL);
    return (await find()) ?? INITIAL;
  }

  return {
    read,

    /** Writes unless the state has changed since it was read; answers whether it did. */
    async replace({ _id, ...seen }: TrafficDocument, set: Partial<TrafficState>): Promise<boolean> {
      const { matchedCount } = await model.updateOne({ ...ID, ...seen }, { $set: set });
      return matchedCount === 1;
    },

    /** Pauses until then, unless a longer pause is set that ends before `latest`; answers the state before. */
    async pause(pause_reason: PauseReason, paused_until: Date, latest: Date): Promise<TrafficDocument> {
      await read();
      const isReplaceable = [
        { paused_until: null },
        { paused_until: mongoose.trusted({ $lt: paused_until }) },
        { paused_until: mongoose.trusted({ $gt: latest }) },
      ];
      const before = await model
        .findOneAndUpdate(
          { ...ID, $or: isReplaceable } as QueryFilter<TrafficDocument>,
          { $set: { pause_reason, paused_until } },
          { returnDocument: 'before' },
        )
        .lean<TrafficDocument>();
      return before ?? (await read());
    },

    /** Counts a failure; answers the number in a row. */
    async countFailure(): Promise<number> {
      await read();
      const counted = await model
        .findOneAndUpdate(ID, { $inc: { failures_in_a_row: 1 } }, { returnDocument: 'after' })
        .lean<TrafficDocument>();
      return counted?.failures_in_a_row ?? 0;
    },

    /** After an answer of Brevo: resets the count of failures, and ends a pause for one of these reasons. */
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
