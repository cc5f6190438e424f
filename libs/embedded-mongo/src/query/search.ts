import { decodeFields } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import type { ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { readRecord, type Stored } from '../storage/records.ts';
import { candidates, isExact } from './candidates.ts';
import { compileFilter } from './match/compile.ts';
import { topLevel } from './paths.ts';
import { plan } from './planner.ts';
import { parseSort, type SortField, sortBy, sortedFields, sortValues } from './sort.ts';

export interface SearchOptions {
  readonly filter?: Doc | undefined;
  readonly sort?: unknown;
  readonly skip?: number | undefined;
  /** 0 or missing: no limit. */
  readonly limit?: number | undefined;
  readonly hint?: unknown;
}

/** The matching documents in order. They are read lazily, unless they must be sorted in memory. */
export function search(view: ReadView, collection: Collection | undefined, options: SearchOptions): Iterable<Stored> {
  const filter = options.filter ?? {};
  // Compiled even without a collection: a malformed filter is always an error.
  const test = documentTest(filter);
  const sort = parseSort(options.sort);
  if (!collection) return [];
  const chosen = plan(collection, { filter, sort, hint: options.hint });
  const { skip = 0 } = options;
  const limit = options.limit || Number.POSITIVE_INFINITY;
  // Deep pages of an index: its entries are a fraction of the documents.
  if (chosen.isSorted && isExact(chosen, filter)) return windowed(candidates(view, collection, chosen, skip), 0, limit);
  const found = matching(candidates(view, collection, chosen), test);
  const ordered = chosen.isSorted ? found : sorted(view, collection, found, sort);
  return windowed(ordered, skip, limit);
}

function documentTest(filter: Doc): (raw: Buffer) => boolean {
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

function* matching(stored: Iterable<Stored>, test: (raw: Buffer) => boolean): Generator<Stored> {
  for (const one of stored) if (test(one.raw)) yield one;
}

/** Sorts in memory by record ids and sort values only, then reads the documents again one by one. */
function* sorted(
  view: ReadView,
  collection: Collection,
  found: Iterable<Stored>,
  sort: readonly SortField[],
): Generator<Stored> {
  const fields = sortedFields(sort);
  const places: { record: Buffer; values: unknown[] }[] = [];
  for (const { record, raw } of found) places.push({ record, values: sortValues(decodeFields(raw, fields), sort) });
  sortBy(places, ({ values }) => values, sort);
  for (const { record } of places) {
    const raw = readRecord(view, collection, record);
    if (raw) yield { record, raw };
  }
}

function* windowed(stored: Iterable<Stored>, skip: number, limit: number): Generator<Stored> {
  let position = 0;
  for (const one of stored) {
    if (position++ < skip) continue;
    yield one;
    if (position >= skip + limit) return;
  }
}
