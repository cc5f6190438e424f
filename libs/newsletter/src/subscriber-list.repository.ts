import type { SubscriberExportQuery } from '@tdt/contracts';
import { SUBSCRIBER_STATES, type SubscriberSort, SYNC_STATES, type SyncState } from '@tdt/contracts/plain';
import { inBatches, LIST_TIME_MS, soundDocuments } from '@tdt/database/documents';
import mongoose, { type Connection, type QueryFilter, type SortOrder } from 'mongoose';
import { type SubscriberDocument, type SubscriberStatus, subscriberModel } from './subscriber.model.ts';
import { createSubscriberTexts, type TextRow } from './subscriber-texts.ts';
import type { StoredSubscriber } from './subscribers.repository.ts';

type Filter = QueryFilter<SubscriberDocument>;
type Criteria = SubscriberExportQuery;
type Place = { skip: number; limit: number };

/** A subscriber who was not erased, without the ledger. */
export type ListedSubscriber = Omit<StoredSubscriber, 'consents' | 'confirmation_mails'>;

export type SubscriberListRepository = ReturnType<typeof createSubscriberListRepository>;

/** The order of an index each. */
const SORTS: Record<SubscriberSort, Record<string, SortOrder>> = {
  '-created_at': { created_at: -1, _id: 1 },
  created_at: { created_at: 1, _id: -1 },
  email: { email: 1 },
  '-email': { email: -1 },
  last_name: { last_name: 1, _id: 1 },
  '-last_name': { last_name: -1, _id: -1 },
};
/** The indexes of the filters, in the order of most lists. */
const BY_STATUS = { status: 1, created_at: -1, _id: 1 } as const;
const BY_SYNC = { 'sync.state': 1, created_at: -1, _id: 1 } as const;
const PROJECTION = { consents: 0, confirmation_mails: 0 } as const;

/** Matches of a search that are read by their ids. Where there are more, a page of them is found soon in its order. */
const FEW = 500;
const TEXT = { first_name: 1, last_name: 1, email: 1, status: 1, updated_at: 1 } as const;
const TEXT_BATCH = 1000;

/** Reads pages of 100,000 subscribers: without a search, by entries of indexes alone. */
export function createSubscriberListRepository(connection: Connection) {
  const model = subscriberModel(connection);

  /** Counts by entries of an index, and by documents that few pass. */
  const count = (status?: SubscriberStatus, sync?: SyncState): Promise<number> => {
    const filter = { ...(status && { status }), ...(sync && { 'sync.state': sync }) };
    const hint = status && sync && { hint: status === 'erased' ? BY_STATUS : BY_SYNC };
    return model.countDocuments(filter, { ...hint, maxTimeMS: LIST_TIME_MS }).exec();
  };

  /** The number of those in a state that almost all are in: all, without those in the others. */
  async function most<T>(all: Promise<number>, others: readonly T[], countOf: (other: T) => Promise<number>) {
    const counts = await Promise.all([all, ...others.map(countOf)]);
    return counts.reduce((rest, each) => Math.max(0, rest - each));
  }

  function countAll(status?: SubscriberStatus, sync?: SyncState): Promise<number> {
    if (sync === 'synced') return most(countAll(status), NOT_SYNCED, (other) => countAll(status, other));
    if (status === undefined) return most(count(status, sync), ['erased'] as const, (other) => count(other, sync));
    if (status === 'active') return most(count(undefined, sync), NOT_ACTIVE, (other) => count(other, sync));
    return count(status, sync);
  }

  async function find(criteria: Criteria, filter: Filter, sort: SubscriberSort, { skip, limit }: Place) {
    const query = model.find(filter, PROJECTION).sort(SORTS[sort]).skip(skip).limit(limit);
    const index = indexOf(criteria);
    if (index) query.hint(index);
    return query.maxTimeMS(LIST_TIME_MS).lean<SubscriberDocument[]>();
  }

  const sound = soundDocuments(model, TEXT);
  const matching = createSubscriberTexts(async function* (since) {
    // All: without a condition, in the order of the file.
    const filter = since.getTime() === 0 ? {} : { updated_at: { $gte: since } };
    const cursor = model.collection.find<TextRow>(filter, { projection: TEXT, batchSize: TEXT_BATCH });
    for await (const rows of inBatches(cursor)) yield sound(rows);
  });

  /** The same for a search. */
  async function found({ q, status, sync }: Criteria, filter: Filter, sort: SubscriberSort, place: Place) {
    const ids = await matching(q);
    if (ids.length === 0) return { items: [], total: 0 };
    if (ids.length > FEW) {
      const containingAll = { ...filter, $and: containing(q) } as Filter;
      const total = status || sync ? await model.countDocuments(containingAll).exec() : ids.length;
      return { items: await find({ q, status, sync }, containingAll, sort, place), total };
    }
    const some = { ...filter, _id: mongoose.trusted({ $in: ids }) } as Filter;
    const items = (await model.find(some, PROJECTION).lean<SubscriberDocument[]>())
      .filter(isListed)
      .sort(inOrder(sort));
    return { items: items.slice(place.skip, place.skip + place.limit), total: items.length };
  }

  return {
    /** A test whether the list with these criteria has a subscriber. */
    async test({ q, status, sync }: Criteria): Promise<(subscriber: StoredSubscriber) => boolean> {
      const ids = q === '' ? null : new Set(await matching(q));
      return (subscriber) =>
        (status ?? subscriber.status) === subscriber.status &&
        (sync ?? subscriber.sync.state) === subscriber.sync.state &&
        (ids?.has(subscriber._id) ?? true);
    },

    /** A page, and the number of all that match. */
    async page(
      criteria: Criteria,
      sort: SubscriberSort,
      place: Place,
    ): Promise<{ items: ListedSubscriber[]; total: number }> {
      const { q, status, sync } = criteria;
      // Erased ones exist only until the mailing service has removed them. A condition on them reads each document.
      const isAnyErased = status === undefined && (await count('erased')) > 0;
      const filter = {
        ...((status || isAnyErased) && { status: status ?? NOT_ERASED }),
        ...(sync && { 'sync.state': sync }),
      } as Filter;
      const { items, total } =
        q === ''
          ? { items: await find(criteria, filter, sort, place), total: await countAll(status, sync) }
          : await found(criteria, filter, sort, place);
      return { items: items.filter(isListed) as ListedSubscriber[], total };
    },
  };
}

/** All states but the one that almost all subscribers are in. */
const NOT_SYNCED = SYNC_STATES.filter((state) => state !== 'synced');
const NOT_ACTIVE = [...SUBSCRIBER_STATES.filter((state) => state !== 'active'), 'erased'] as const;
const NOT_ERASED = mongoose.trusted({ $ne: 'erased' });

const isListed = ({ status }: SubscriberDocument): boolean => status !== 'erased';

/**
 * The index of a filter that few subscribers pass. By itself the database would rather use the one of the order, and
 * read all of them.
 */
function indexOf({ status, sync }: Criteria): typeof BY_STATUS | typeof BY_SYNC | null {
  if (sync && sync !== 'synced') return BY_SYNC;
  return status && status !== 'active' ? BY_STATUS : null;
}

/** The same order as the database's. */
function inOrder(sort: SubscriberSort) {
  const fields = Object.entries(SORTS[sort]) as ['_id' | 'email' | 'last_name' | 'created_at', 1 | -1][];
  return (a: SubscriberDocument, b: SubscriberDocument): number => {
    for (const [field, direction] of fields) {
      if (a[field] > b[field]) return direction;
      if (a[field] < b[field]) return -direction;
    }
    return 0;
  };
}

/** Letters with their accents in names of these parts: a search for `zoe` finds Zoé. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'aàáâãäå',
  c: 'cç',
  e: 'eèéêë',
  i: 'iìíîï',
  n: 'nñ',
  o: 'oòóôõö',
  u: 'uùúûü',
  y: 'yýÿ',
};

/** One condition for each word: names or address contain it. */
function containing(q: string): object[] {
  return q.split(/\s+/).map((word) => {
    const pattern = mongoose.trusted({ $regex: patternOf(word), $options: 'i' });
    return { $or: [{ email: pattern }, { first_name: pattern }, { last_name: pattern }] };
  });
}

/** Matches the letters of a word whatever their accents; all other signs are literal. A pattern must not hold a NUL. */
const patternOf = (word: string): string =>
  [...word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => (ACCENTED[letter] ? `[${ACCENTED[letter]}]` : letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')))
    .join('')
    .replaceAll('\0', '\\x00');
