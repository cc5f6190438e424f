import { randomUUID } from 'node:crypto';
import type { SyncState } from '@tdt/contracts/plain';
import { LIST_TIME_MS } from '@tdt/database';
import mongoose, { type Connection, type QueryFilter } from 'mongoose';
import { type SubscriberDocument, type SubscriberSync, subscriberModel } from '../subscriber.model.ts';

type Filter = QueryFilter<SubscriberDocument>;

/** Far longer than a call takes, so that no other process makes it meanwhile. */
const LEASE_MS = 30_000;
const FREE = { 'sync.lease_until': new Date(0), 'sync.lease_owner': null };

/** A subscriber whom only this process sends for now, as it was when it was claimed. */
export type Claim = SubscriberDocument & { sync: SubscriberSync & { lease_owner: string } };

/** The result of an attempt. */
export type Settlement = Partial<
  Pick<SubscriberSync, 'state' | 'attempts' | 'next_at' | 'is_held' | 'last_code' | 'last_error' | 'synced_at'>
>;

export type QueueRepository = ReturnType<typeof createQueueRepository>;

/** The subscribers themselves are the outbox: those that are `pending` and due must be sent. */
export function createQueueRepository(connection: Connection) {
  const model = subscriberModel(connection);
  const at = (time: Date) => mongoose.trusted({ $lte: time });
  const due = (time: Date) => ({ 'sync.state': 'pending', 'sync.next_at': at(time) }) as Filter;
  const claimed = ({ _id, sync }: Claim) => ({ _id, 'sync.lease_owner': sync.lease_owner });

  return {
    /**
     * Claims the subscriber that has been due longest, or that with this address; `null`: none is due and unclaimed.
     */
    claim: (now: Date, { dueAt = now, email }: { dueAt?: Date; email?: string } = {}): Promise<Claim | null> =>
      model
        .findOneAndUpdate(
          { ...due(dueAt), 'sync.lease_until': at(now), ...(email !== undefined && { email }) } as Filter,
          {
            $set: { 'sync.lease_owner': randomUUID(), 'sync.lease_until': new Date(now.getTime() + LEASE_MS) },
          },
          { sort: { 'sync.next_at': 1 }, returnDocument: 'after' },
        )
        .lean<Claim>()
        .exec(),

    /**
     * Notes, before the call, that Brevo may hold the contact; `false` when the subscriber has changed or another
     * process has claimed it.
     */
    async begin(claim: Claim, isHeld: boolean, now: Date): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        { ...claimed(claim), 'sync.revision': claim.sync.revision },
        {
          $set: {
            'sync.lease_until': new Date(now.getTime() + LEASE_MS),
            ...(isHeld && { 'sync.is_held': true }),
          },
        },
      );
      return matchedCount === 1;
    },

    /**
     * Stores the result and releases the claim; `false`: the subscriber has changed meanwhile, and the result does not
     * count.
     */
    async settle(claim: Claim, settlement: Settlement): Promise<boolean> {
      const noted = Object.entries(settlement).map(([name, value]) => [`sync.${name}`, value]);
      const { matchedCount } = await model.updateOne(
        { ...claimed(claim), 'sync.revision': claim.sync.revision },
        { $set: { ...FREE, ...Object.fromEntries(noted) } },
      );
      if (matchedCount === 0) await model.updateOne(claimed(claim), { $set: FREE });
      return matchedCount === 1;
    },

    /** Removes an erased subscriber whom Brevo has removed; `false`: the subscriber has changed meanwhile. */
    async remove(claim: Claim): Promise<boolean> {
      const { deletedCount } = await model.deleteOne({ ...claimed(claim), 'sync.revision': claim.sync.revision });
      if (deletedCount === 0) await model.updateOne(claimed(claim), { $set: FREE });
      return deletedCount === 1;
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

    /** Makes one subscriber due who waits or was given up; no other state changes. */
    async wakeOne(_id: string, now: Date): Promise<void> {
      const isWaiting = mongoose.trusted({ $in: ['disabled', 'pending', 'failed'] });
      await model.updateOne({ _id, 'sync.state': isWaiting } as Filter, { $set: dueAt(now) });
    },

    /** Makes all subscribers of one state due: those that waited for a key, or that were given up. */
    async wake(state: 'disabled' | 'failed', now: Date): Promise<void> {
      await model.updateMany({ 'sync.state': state }, { $set: dueAt(now) });
    },
  };
}

const dueAt = (now: Date) => ({ 'sync.state': 'pending', 'sync.attempts': 0, 'sync.next_at': now });
