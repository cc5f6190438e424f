import type { SyncState } from '@tdt/contracts/plain';
import { LIST_TIME_MS, soundDocuments } from '@tdt/database/documents';
import mongoose, { type Connection, type QueryFilter } from 'mongoose';
import { type SubscriberDocument, type SubscriberSync, subscriberModel } from '../subscriber.model.ts';

type Filter = QueryFilter<SubscriberDocument>;

/** The result of an attempt. */
export type Settlement = Partial<
  Pick<SubscriberSync, 'state' | 'attempts' | 'next_at' | 'is_held' | 'last_code' | 'last_error' | 'synced_at'>
>;

/** Before the times of all others. */
export const AT_ONCE = new Date(0);

export type QueueRepository = ReturnType<typeof createQueueRepository>;

/** The subscribers themselves are the outbox: those that are `pending` and due must be sent. */
export function createQueueRepository(connection: Connection) {
  const model = subscriberModel(connection);
  const sound = soundDocuments(model);
  const due = (time: Date) => ({ 'sync.state': 'pending', 'sync.next_at': mongoose.trusted({ $lte: time }) }) as Filter;
  /**
   * The subscriber as it was read. A result of a process that has lost the lease meanwhile counts only where none has
   * written a later one; it is then true, too, since calls to Brevo may be repeated.
   */
  const unchanged = ({ _id, sync: { revision } }: SubscriberDocument) =>
    ({ _id, 'sync.state': 'pending', 'sync.revision': revision }) as Filter;

  return {
    /** The subscriber who has been due longest, or that with this address; `null`: none. */
    async next(time: Date, email?: string): Promise<SubscriberDocument | null> {
      const found = model.collection
        .find({ 'sync.state': 'pending', 'sync.next_at': { $lte: time }, ...(email !== undefined && { email }) })
        .sort({ 'sync.next_at': 1 })
        .batchSize(2);
      // A malformed document is passed over: it must not block all others.
      for await (const document of found) {
        const [subscriber] = sound([document as unknown as SubscriberDocument]);
        if (subscriber) return subscriber;
      }
      return null;
    },

    /** Lets the subscriber with this address, if due, go before all others; `false`: is not due. */
    async putFirst(email: string, now: Date): Promise<boolean> {
      const { matchedCount } = await model.updateOne({ email, ...due(now) }, { $set: { 'sync.next_at': AT_ONCE } });
      return matchedCount === 1;
    },

    /** Notes, before the call, that Brevo may hold the contact; `false`: the subscriber has changed. */
    async markHeld(subscriber: SubscriberDocument): Promise<boolean> {
      const { matchedCount } = await model.updateOne(unchanged(subscriber), { $set: { 'sync.is_held': true } });
      return matchedCount === 1;
    },

    /** Stores the result; `false`: the subscriber has changed meanwhile, and the result does not count. */
    async settle(subscriber: SubscriberDocument, settlement: Settlement): Promise<boolean> {
      const noted = Object.entries(settlement).map(([name, value]) => [`sync.${name}`, value]);
      const { matchedCount } = await model.updateOne(unchanged(subscriber), { $set: Object.fromEntries(noted) });
      return matchedCount === 1;
    },

    /** Removes an erased subscriber whom Brevo has removed; `false`: the subscriber has changed meanwhile. */
    async remove(subscriber: SubscriberDocument): Promise<boolean> {
      return (await model.deleteOne(unchanged(subscriber))).deletedCount === 1;
    },

    countDue: (time: Date): Promise<number> => model.countDocuments(due(time)).exec(),

    /** When the change was made that waits longest; `null`: none waits. */
    async oldestPending(): Promise<Date | null> {
      const found = await model
        .findOne({ 'sync.state': 'pending' }, { updated_at: 1 })
        .sort({ updated_at: 1 })
        .maxTimeMS(LIST_TIME_MS)
        .lean<Pick<SubscriberDocument, 'updated_at'>>();
      return found?.updated_at ?? null;
    },

    /** Almost all are `synced`: the others are counted, because counting takes a time for each. */
    async counts(): Promise<Record<SyncState, number>> {
      const countOf = (state: SyncState) => model.countDocuments({ 'sync.state': state }).exec();
      const [disabled, pending, failed, all] = await Promise.all([
        countOf('disabled'),
        countOf('pending'),
        countOf('failed'),
        model.countDocuments().exec(),
      ]);
      return { disabled, pending, synced: Math.max(0, all - disabled - pending - failed), failed };
    },

    /** Makes one subscriber the next who waits or was given up; no other state changes. */
    async wakeOne(_id: string): Promise<void> {
      const isWaiting = mongoose.trusted({ $in: ['disabled', 'pending', 'failed'] });
      await model.updateOne({ _id, 'sync.state': isWaiting } as Filter, { $set: dueAt(AT_ONCE) });
    },

    /** Makes all subscribers of one state due: those that waited for a key, or that were given up. */
    async wake(state: 'disabled' | 'failed', now: Date): Promise<void> {
      await model.updateMany({ 'sync.state': state }, { $set: dueAt(now) });
    },
  };
}

const dueAt = (time: Date) => ({ 'sync.state': 'pending', 'sync.attempts': 0, 'sync.next_at': time });
