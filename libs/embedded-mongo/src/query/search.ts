import { decodeFields } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import type { ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { readRecord, type Stored } from '../storage/records.ts';
import { candidates, checkIntact, isExact } from './candidates.ts';
import { compileFilter } from './match/compile.ts';
import { topLevel } from './paths.ts';
import { plan } from './planner.ts';
import { noteScan } from './scans.ts';
import { parseSort, type SortField, sortedFields, sortValues } from './sort.ts';
import { SortedPlaces } from './sorted-places.ts';
import type { Step } from './turns.ts';

type Found = Iterable<Step<Stored>>;

export interface SearchOptions {
  readonly filter?: Doc | undefined;
  readonly sort?: unknown;
  readonly skip?: number | undefined;
  /** 0 or missing: no limit. */
  readonly limit?: number | undefined;
  readonly hint?: unknown;
}

/** The matching documents in order, read lazily. Those sorted in memory are tested again: others may have written. */
export function search(view: ReadView, collection: Collection | undefined, options: SearchOptions): Found {
  const filter = options.filter ?? {};
  // Compiled even without a collection: a malformed filter is always an error.
  const test = documentTest(filter);
  const sort = parseSort(options.sort);
  if (!collection) return [];
  const chosen = plan(collection, { filter, sort, hint: options.hint });
  if (chosen.kind === 'scan') noteScan(collection, filter, sort.length > 0 && options.sort);
  const [skip, limit] = [options.skip ?? 0, options.limit || Number.POSITIVE_INFINITY];
  // Deep pages of an index: its entries are a fraction of the documents.
  const passed = chosen.isSorted && isExact(chosen, filter) ? skip : 0;
  const matches = matching(candidates(view, collection, chosen, passed), test);
  const ordered = chosen.isSorted ? matches : matching(sorted(view, collection, matches, sort, skip + limit), test);
  return windowed(ordered, skip - passed, limit);
}

export function documentTest(filter: Doc): (raw: Buffer) => boolean {
  if (Object.keys(filter).length === 0) return () => true;
  const predicate = compileFilter(filter);
  const fields = new Set<string>();
  addFields(filter, fields);
  return (raw) => predicate(decodeFields(raw, fields));
}

/** Collects the top-level fields that a filter reads. */
function addFields(filter: Doc, fields: Set<string>): void {
  for (const [key, condition] of Object.entries(filter))
    if (!key.startsWith('$')) fields.add(topLevel(key));
    else if (Array.isArray(condition)) for (const clause of condition) addFields(clause as Doc, fields);
}

function* matching(stored: Found, test: (raw: Buffer) => boolean): Found {
  for (const one of stored) yield one && test(one.raw) ? one : undefined;
}

/**
 * Sorts in memory by record ids and sort values only, then reads the documents again one by one; with a small limit
 * it caches the documents, which then do not change with later writes.
 * @param wanted how many are read at most
 */
function* sorted(view: ReadView, collection: Collection, matches: Found, sort: SortField[], wanted: number): Found {
  const fields = sortedFields(sort);
  const places = new SortedPlaces(sort, wanted);
  for (const one of matches) {
    if (one) places.add(one.record, one.raw, sortValues(decodeFields(one.raw, fields), sort));
    yield undefined;
  }
  for (const { record, raw = readRecord(view, collection, record) } of places.inOrder()) if (raw) yield { record, raw };
  checkIntact(view, collection);
}

function* windowed(stored: Found, skip: number, limit: number): Found {
  let position = 0;
  for (const one of stored) {
    yield one && position++ >= skip ? one : undefined;
    if (position >= skip + limit) return;
  }
}
