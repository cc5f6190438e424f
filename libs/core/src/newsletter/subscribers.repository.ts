import mongoose, { type Connection, type QueryFilter, type UpdateQuery } from 'mongoose';
import { inBatches } from '../database/in-batches.ts';
import { duplicateIndex } from '../database/unique-indexes.ts';
import { type Consent, type SubscriberDocument, type SubscriberStatus, subscriberModel } from './subscriber.model.ts';

type Filter = QueryFilter<SubscriberDocument>;

/** Entries of the ledger that are kept; only somebody who comes and goes for years has more. */
const CONSENTS_KEPT = 50;

/** Left to itself the database fills 16 MB: the embedded engine would answer nobody else for seconds. */
const EXPORT_BATCH = 500;

/** Which state somebody must be in for a change to be made. */
export interface Condition {
  status: readonly SubscriberStatus[];
  opted_in?: boolean;
  /** The status must be older than this. */
  before?: Date;
}

/** A change of what the mailing service is to hold. */
export interface Change {
  /** New values of the fields that change. */
  set: Partial<Omit<SubscriberDocument, '_id' | 'consents' | 'sync'>>;
  consent: Consent;
  /** Whether there is a key, so that the change waits to be sent or for a key. */
  isConfigured: boolean;
  now: Date;
}

export type SubscribersRepository = ReturnType<typeof createSubscribersRepository>;

/** Every change is one conditional write on one document; which of several at once comes first is the database's to say. */
export function createSubscribersRepository(connection: Connection) {
  const model = subscriberModel(connection);

  return {
    /** Stores a subscriber; `false` when the address is taken. */
    async insert(subscriber: SubscriberDocument): Promise<boolean> {
      try {
        await model.insertMany([subscriber], { lean: true });
        return true;
      } catch (error) {
        if (duplicateIndex(error) === null) throw error;
        return false;
      }
    },

    findByEmail: (email: string) => model.findOne({ email }).lean<SubscriberDocument>(),

    findById: (id: string) => model.findById(id).lean<SubscriberDocument>(),

    countIn: (status: SubscriberStatus): Promise<number> => model.countDocuments({ status }).exec(),

    /** Changes somebody who is in one of these states; answers who, or `null` when nobody is. */
    change(who: { _id: string } | { email: string }, conditions: readonly Condition[], change: Change) {
      return model
        .findOneAndUpdate({ ...who, $or: conditions.map(conditionFilter) } as Filter, changeUpdate(change), {
          returnDocument: 'after',
        })
        .lean<SubscriberDocument>();
    },

    /** Removes who is in one of these states since before then; the mailing service must know of it, if it knew them. */
    async removeStale(status: readonly SubscriberStatus[], before: Date): Promise<number> {
      const isOver = { status: mongoose.trusted({ $in: status }), status_at: mongoose.trusted({ $lt: before }) };
      const isKnown = [{ 'sync.state': 'synced' }, { 'sync.is_held': false }];
      const { deletedCount } = await model.deleteMany({ ...isOver, $or: isKnown } as Filter);
      return deletedCount;
    },

    /** Everybody, newest first. */
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

/** The lease stays as it is: a call that is under way ends first, and its success no longer counts. */
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
