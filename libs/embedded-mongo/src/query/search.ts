import { decode, decodeFields } from '../bson/codec.ts';
import { type Collation, parseCollation, stringOrder } from '../bson/collation.ts';
import { type Doc, isDoc } from '../bson/types.ts';
import type { ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { recordKey } from '../storage/keys.ts';
import type { Stored } from '../storage/records.ts';
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
  readonly collation?: unknown;
  readonly hint?: unknown;
  readonly variables?: Doc | undefined;
}

/** The matching documents in order. They are read lazily, unless they must be sorted in memory. */
export function search(view: ReadView, collection: Collection | undefined, options: SearchOptions): Iterable<Stored> {
  const filter = options.filter ?? {};
  const collation = collationOf(collection, options.collation);
  // Compiled even without a collection: a malformed filter is always an error.
  const test = documentTest(filter, collation, options.variables);
  const sort = parseSort(options.sort);
  if (!collection) return [];
  const chosen = plan(collection, { filter, sort, collation, hint: options.hint });
  const { skip = 0 } = options;
  const limit = options.limit || Number.POSITIVE_INFINITY;
  // Deep pages of an index: its entries are a fraction of the documents.
  if (chosen.isSorted && isExact(chosen, filter)) return windowed(candidates(view, collection, chosen, skip), 0, limit);
  const found = matching(candidates(view, collection, chosen), test);
  const ordered = chosen.isSorted ? found : sorted(view, collection, found, sort, collation);
  return windowed(ordered, skip, limit);
}

/** The requested collation, else the collection's default. */
export function collationOf(collection: Collection | undefined, asked: unknown): Collation | undefined {
  return parseCollation(isDoc(asked) && 'locale' in asked ? asked : collection?.options.collation);
}

function documentTest(
  filter: Doc,
  collation: Collation | undefined,
  variables: Doc | undefined,
): (raw: Buffer) => boolean {
  if (Object.keys(filter).length === 0) return () => true;
  const predicate = compileFilter(filter, { collation, variables });
  const fields = new Set<string>();
  if (needsWholeDocument(filter, fields)) return (raw) => predicate(decode(raw));
  return (raw) => predicate(decodeFields(raw, fields));
}

/** Collects the top-level fields that a filter reads; true if it needs the whole document. */
function needsWholeDocument(filter: Doc, fields: Set<string>): boolean {
  return Object.entries(filter).some(([key, condition]) => {
    if (key === '$and' || key === '$or' || key === '$nor')
      return (condition as Doc[]).some((clause) => needsWholeDocument(clause, fields));
    if (key.startsWith('$')) return true;
    fields.add(topLevel(key));
    return false;
  });
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
  collation: Collation | undefined,
): Generator<Stored> {
  const strings = stringOrder(collation);
  const fields = sortedFields(sort);
  const places: { record: Buffer; values: unknown[] }[] = [];
  for (const { record, raw } of found)
    places.push({ record, values: sortValues(decodeFields(raw, fields), sort, strings) });
  sortBy(places, ({ values }) => values, sort, collation);
  for (const { record } of places) {
    const raw = view.get(recordKey(collection.id, record));
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
