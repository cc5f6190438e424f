import { type Doc, isOperatorDoc } from '../bson/types.ts';
import type { ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { isPoint } from './bounds.ts';
import { indexEntries } from './candidates.ts';
import { type Plan, plan } from './planner.ts';
import { collationOf, type SearchOptions, search } from './search.ts';

/** Number of matching documents, at most `limit`; reads as little as possible. */
export function countMatching(view: ReadView, collection: Collection | undefined, options: SearchOptions): number {
  const { filter = {}, skip = 0, limit } = options;
  const known = collection && countWithoutReading(view, collection, filter, options);
  if (known !== undefined) return Math.min(limit || Number.POSITIVE_INFINITY, Math.max(0, known - skip));
  let total = 0;
  for (const _ of search(view, collection, options)) total++;
  return total;
}

/** Counts by the stored count, or by the entries of an index that match exactly the filter. */
function countWithoutReading(
  view: ReadView,
  collection: Collection,
  filter: Doc,
  { collation, hint }: SearchOptions,
): number | undefined {
  if (Object.keys(filter).length === 0) return view.count(collection);
  const chosen = plan(collection, { filter, sort: [], collation: collationOf(collection, collation), hint });
  if (!isExact(chosen, filter)) return undefined;
  let total = 0;
  for (const _ of indexEntries(view, chosen)) total++;
  return total;
}

/** Whether the filter equals the plan's point, in an index with one entry per document. */
function isExact(chosen: Plan, filter: Doc): chosen is Extract<Plan, { kind: 'index' }> {
  if (chosen.kind !== 'index' || chosen.range || chosen.points.length !== 1) return false;
  const { fields, flags, collation } = chosen.index;
  if (flags.multikey || flags.cut || collation) return false;
  const fixed = fields.slice(0, chosen.points[0]?.length);
  return Object.entries(filter).every(
    ([path, value]) => fixed.includes(path) && !isOperatorDoc(value) && isPoint(value),
  );
}
