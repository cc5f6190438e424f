import { encodeKey } from '../bson/key-writer.ts';
import { type Doc, isOperatorDoc, rank } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import type { ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { type KeyValueReader, scan } from '../storage/key-value.ts';
import { afterPrefix, idPrefix } from '../storage/keys.ts';
import { readRecord, readRecords, type Stored } from '../storage/records.ts';
import { type Bounds, isPoint } from './bounds.ts';
import type { IndexPlan, Plan } from './planner.ts';
import type { Step } from './turns.ts';

/**
 * The documents that a plan finds, each once. The caller must check them against the filter.
 * @param skip how many to leave out at the beginning, unread; only for a plan that is exact
 */
export function* candidates(view: ReadView, collection: Collection, plan: Plan, skip = 0): Generator<Step<Stored>> {
  const records =
    plan.kind === 'scan' ? readRecords(view, collection, plan.reverse) : found(view, collection, plan, skip);
  for (const record of records) {
    yield record;
    checkIntact(view, collection);
  }
}

/** A search ends early when its collection or its index is dropped: that is an error, not the end of the results. */
export function checkIntact(view: ReadView, collection: Collection): void {
  const now = view.collections.get(collection.namespace);
  const isIntact = collection.indexes.every(({ id }) => now?.indexes.some((index) => index.id === id));
  if (!isIntact) throw new CommandError(175, 'QueryPlanKilled', 'the collection or an index of it was dropped');
}

function* found(
  reader: KeyValueReader,
  collection: Collection,
  plan: IndexPlan,
  skip: number,
): Generator<Step<Stored>> {
  const seen = plan.index.flags.multikey || plan.points.length > 1 ? new Set<string>() : undefined;
  let position = 0;
  for (const record of indexEntries(reader, plan)) {
    const isPassed = !record || position++ < skip || (seen && seen.size === seen.add(record.toString('latin1')).size);
    const raw = isPassed ? undefined : readRecord(reader, collection, record);
    yield record && raw && { record, raw };
  }
}

/** The record ids of an index, in its order; a document may occur several times. */
export function* indexEntries(
  reader: KeyValueReader,
  { index, points, range, reverse }: IndexPlan,
): Generator<Step<Buffer>> {
  const id = idPrefix(index.id);
  for (const point of points) {
    const prefix = Buffer.concat([id, encodeKey(point, index.directions).key]);
    if (index.isUnique && point.length === index.fields.length) {
      yield reader.get(prefix);
      continue;
    }
    const [low, high] = range
      ? rangeKeys(prefix, range, index.directions[point.length] as number)
      : ([prefix, afterPrefix(prefix)] as const);
    for (const { value } of scan(reader, low, high, reverse)) yield value;
    yield undefined;
  }
}

/** Whether the plan's index has one entry for each match of the filter, and no others. */
export function isExact(plan: Plan, filter: Doc): plan is IndexPlan {
  if (plan.kind !== 'index' || plan.range || plan.points.length !== 1) return false;
  const { fields, flags } = plan.index;
  if (flags.multikey || flags.cut) return false;
  const fixed = fields.slice(0, plan.points[0]?.length);
  return Object.entries(filter).every(
    ([path, value]) => fixed.includes(path) && !isOperatorDoc(value) && isPoint(value),
  );
}

/** First and last key of a range, inclusive and within the type of its bounds: `{ $gt: 5 }` finds no strings. */
function rangeKeys(prefix: Buffer, { low, high }: Bounds, direction: number): [Buffer, Buffer] {
  const typeByte = rank(low ?? high);
  const bracket = Buffer.concat([prefix, Buffer.from([direction > 0 ? typeByte : typeByte ^ 0xff])]);
  const at = (value: unknown) => Buffer.concat([prefix, encodeKey([value], [direction]).key]);
  const [first, last] = direction > 0 ? [low, high] : [high, low];
  return [first === undefined ? bracket : at(first), afterPrefix(last === undefined ? bracket : at(last))];
}
