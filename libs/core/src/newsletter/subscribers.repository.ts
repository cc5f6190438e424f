import mongoose, { type Connection, type QueryFilter, type UpdateQuery } from 'mongoose';
import { inBatches } from '../database/in-batches.ts';
import { insertNew } from '../database/unique-indexes.ts';
import { type Consent, type SubscriberDocument, type SubscriberStatus, subscriberModel } from './subscriber.model.ts';

type Filter = QueryFilter<SubscriberDocument>;

/** Entries of the ledger that are kept; only a subscriber who leaves and returns for years has more. */
const CONSENTS_KEPT = 50;

/** By default the database fills 16 MB, and the embedded engine would not answer other requests for seconds. */
const EXPORT_BATCH = 500;

/** The state in which a subscriber must be for a change. */
export interface Condition {
  status: readonly SubscriberStatus[];
  opted_in?: boolean;
  /** The status must be older than this. */
  before?: Date;
}

/** A change that concerns the mailing service. */
export interface Change {
  /** New values of the fields that change. */
  set: Partial<Omit<SubscriberDocument, '_id' | 'consents' | 'sync'>>;
  consent: Consent;
  /** Whether there is a key; without one, the change waits for it. */
  isConfigured: boolean;
  now: Date;
}

export type SubscribersRepository = ReturnType<typeof createSubscribersRepository>;

/**
 * Every change is one conditional write on one document, so that the database decides the order of concurrent changes.
 */
export function createSubscribersRepository(connection: Connection) {
  const model = subscriberModel(connection);

  return {
    /** Stores a subscriber; `false` when the address is taken. */
    insert: (subscriber: SubscriberDocument) => insertNew(model, subscriber),

    findByEmail: (email: string): Promise<SubscriberDocument | null> =>
      model.findOne({ email }).lean<SubscriberDocument>().exec(),

    findById: (id: string): Promise<SubscriberDocument | null> => model.findById(id).lean<SubscriberDocument>().exec(),

    countIn: (status: SubscriberStatus): Promise<number> => model.countDocuments({ status }).exec(),

    /** Changes a subscriber who meets one of the conditions; answers the new document, or `null` when none does. */
    change: (
      who: { _id: string } | { email: string },
      conditions: readonly Condition[],
      change: Change,
    ): Promise<SubscriberDocument | null> =>
      model
        .findOneAndUpdate({ ...who, $or: conditions.map(conditionFilter) } as Filter, changeUpdate(change), {
          returnDocument: 'after',
        })
        .lean<SubscriberDocument>()
        .exec(),

    /** Removes subscribers in one of these statuses since before then, once the mailing service knows, if it knew them. */
    async removeStale(status: readonly SubscriberStatus[], before: Date): Promise<number> {
      const isOver = { status: mongoose.trusted({ $in: status }), status_at: mongoose.trusted({ $lt: before }) };
      const isKnown = [{ 'sync.state': 'synced' }, { 'sync.is_held': false }];
      const { deletedCount } = await model.deleteMany({ ...isOver, $or: isKnown } as Filter);
      return deletedCount;
    },

    /** All subscribers, newest first. */
    async *all(): AsyncGenerator<SubscriberDocument> {
      const cursor = model.collection
        .find({}, { projection: { consents: 0 }, batchSize: EXPORT_BATCH })
        .sort({ created_at: -1, _id: 1 });
      for await (const batch of inBatches(cursor)) yield* batch as unknown as SubscriberDocument[];
    },
  };
}

function conditionFilter({ status, opted_in, before }: Condition): Filter {
  return {
    status: mongoose.trusted({ $in: status }),
    ...(opted_in !== undefined && { opted_in }),
    ...(before && { status_at: mongoose.trusted({ $lt: before }) }),
  } as Filter;
}

/** The lease stays: a call in progress ends first, and its success does not count for the new revision. */
function changeUpdate({ set, consent, isConfigured, now }: Change): UpdateQuery<SubscriberDocument> {
  return {
    $set: {
      ...set,
      'sync.state': isConfigured ? 'pending' : 'disabled',
      'sync.attempts': 0,
      'sync.next_at': now,
      updated_at: now,
    },
    $inc: { 'sync.revision': 1 },
    $push: { consents: { $each: [consent], $slice: -CONSENTS_KEPT } },
  };
}
