import type { SyncState } from '@tdt/contracts/plain';
import { inBatches, insertNew, soundDocuments } from '@tdt/database/documents';
import mongoose, { type Connection, type QueryFilter, type UpdateQuery } from 'mongoose';
import { type Consent, type SubscriberDocument, type SubscriberStatus, subscriberModel } from './subscriber.model.ts';

type Filter = QueryFilter<SubscriberDocument>;

/** Entries of the ledger that stay stored; only a subscriber who leaves and returns for years has more. */
const CONSENTS_MAX = 50;

/** By default the database fills 16 MB, and the embedded engine would not respond to other requests for seconds. */
const EXPORT_BATCH = 500;
const EXPORTED = { consents: 0 } as const;

type Who = { _id: string } | { email: string };

/** A subscriber who was not erased. */
export type StoredSubscriber = SubscriberDocument & { status: Exclude<SubscriberStatus, 'erased'> };

/** The state in which a subscriber must be for a change. */
export interface Condition {
  status: readonly SubscriberStatus[];
  opted_in?: boolean;
  /** The status must be older than this. */
  before?: Date;
  mustConfirm?: boolean;
  /** `false`: the ledger has no consent to mails. */
  everOptedIn?: false;
  /** Whether the mailing service may have the address on its lists. */
  isHeld?: boolean;
  /** Of the last three confirmation mails, at least one must not have been requested after this. */
  mailsSince?: Date;
}

/** A change that concerns the mailing service. */
export interface SubscriberChange {
  /** New values of the fields that change. */
  set: Partial<Omit<SubscriberDocument, '_id' | 'consents' | 'sync'>>;
  consent: Consent;
  /**
   * `pending`; `disabled` without a key, for which the change then waits; `synced` if it does not concern the service.
   */
  state: SyncState;
  now: Date;
}

export type SubscribersRepository = ReturnType<typeof createSubscribersRepository>;

/**
 * Every change is one conditional write on one document, so that the database decides the order of concurrent changes.
 */
export function createSubscribersRepository(connection: Connection) {
  const model = subscriberModel(connection);
  const sound = soundDocuments(model, EXPORTED);

  return {
    /** Stores a subscriber; `false` when the address is taken. */
    insert: (subscriber: SubscriberDocument) => insertNew(model, subscriber),

    findByEmail: (email: string): Promise<SubscriberDocument | null> =>
      model.findOne({ email }).lean<SubscriberDocument>().exec(),

    findById: (id: string): Promise<SubscriberDocument | null> => model.findById(id).lean<SubscriberDocument>().exec(),

    countIn: (status: SubscriberStatus): Promise<number> => model.countDocuments({ status }).exec(),

    /** Changes a subscriber who meets one of the conditions; returns the new document, or `null` when none does. */
    change: (
      who: Who,
      conditions: readonly Condition[],
      change: SubscriberChange,
    ): Promise<SubscriberDocument | null> =>
      model
        .findOneAndUpdate({ ...who, $or: conditions.map(conditionFilter) } as Filter, changeUpdate(change), {
          returnDocument: 'after',
        })
        .lean<SubscriberDocument>()
        .exec(),

    /**
     * Removes subscribers who meet the condition, once the mailing service knows, if it knew them. Several processes
     * may do so at once. @returns their number
     */
    async removeStale(condition: Condition): Promise<number> {
      const isKnown = { $or: [{ 'sync.state': 'synced' }, { 'sync.is_held': false }] };
      const { deletedCount } = await model.deleteMany({ $and: [conditionFilter(condition), isKnown] } as Filter);
      return deletedCount;
    },

    /**
     * Removes a subscriber whom the mailing service never knew; `false`: none is stored, or it may know the subscriber.
     */
    async removeUnsent(who: Who): Promise<boolean> {
      const isUnsent = [{ 'sync.synced_at': null }, { 'consents.opted_in': NOT_TRUE }];
      const { deletedCount } = await model.deleteOne({ ...who, 'sync.is_held': false, $or: isUnsent } as Filter);
      return deletedCount === 1;
    },

    /** Leaves of a subscriber only what the outbox needs to remove the contact; returns the document, or `null`. */
    markErased: (who: Who, state: SyncState, now: Date): Promise<SubscriberDocument | null> =>
      model
        .findOneAndUpdate(
          who as Filter,
          {
            $set: { ...ERASED, status_at: now, updated_at: now, ...dueSync(state, now) },
            $inc: { 'sync.revision': 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<SubscriberDocument>()
        .exec(),

    /** All subscribers but erased ones, newest first. */
    async *all(): AsyncGenerator<StoredSubscriber> {
      const cursor = model.collection
        .find({ status: { $ne: 'erased' } }, { projection: EXPORTED, batchSize: EXPORT_BATCH })
        .sort({ created_at: -1, _id: 1 });
      for await (const batch of inBatches(cursor)) yield* sound(batch) as unknown as StoredSubscriber[];
    },
  };
}

function conditionFilter(condition: Condition): Filter {
  const { status, opted_in, before, mustConfirm, everOptedIn, isHeld, mailsSince } = condition;
  return {
    status: mongoose.trusted({ $in: status }),
    ...(opted_in !== undefined && { opted_in }),
    ...(before && { status_at: mongoose.trusted({ $lt: before }) }),
    ...(mustConfirm !== undefined && { must_confirm: mustConfirm }),
    ...(everOptedIn === false && { 'consents.opted_in': NOT_TRUE }),
    ...(isHeld !== undefined && { 'sync.is_held': isHeld }),
    ...(mailsSince && { $or: [FEW_MAILS, { 'confirmation_mails.0': mongoose.trusted({ $lte: mailsSince }) }] }),
  } as Filter;
}

/** Of a list: no part is true. */
const NOT_TRUE = mongoose.trusted({ $ne: true });
/** Confirmation mails to one address in the time that `mailsSince` leaves. */
export const CONFIRMATION_MAILS = 3;
const FEW_MAILS = { [`confirmation_mails.${CONFIRMATION_MAILS - 1}`]: mongoose.trusted({ $exists: false }) };

const dueSync = (state: SyncState, now: Date) => ({
  'sync.state': state,
  'sync.attempts': 0,
  'sync.next_at': now,
});

const ERASED = {
  status: 'erased',
  first_name: '',
  last_name: '',
  birthdate: null,
  opted_in: false,
  must_confirm: false,
  confirmation_mails: [],
  consents: [],
} satisfies Partial<SubscriberDocument>;

/** The success of a call in progress does not count for the new revision. */
function changeUpdate({ set, consent, state, now }: SubscriberChange): UpdateQuery<SubscriberDocument> {
  return {
    $set: {
      ...set,
      ...dueSync(state, now),
      updated_at: now,
    },
    $inc: { 'sync.revision': 1 },
    $push: {
      consents: { $each: [consent], $slice: -CONSENTS_MAX },
      ...(set.status === 'confirmation' && { confirmation_mails: { $each: [now], $slice: -CONFIRMATION_MAILS } }),
    },
  };
}
