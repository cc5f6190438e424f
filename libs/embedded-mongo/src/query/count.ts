import type { Doc } from '../bson/types.ts';
import type { ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { indexEntries, isExact } from './candidates.ts';
import { plan } from './planner.ts';
import { type SearchOptions, search } from './search.ts';

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
  { hint }: SearchOptions,
): number | undefined {
  if (Object.keys(filter).length === 0) return view.count(collection);
  const chosen = plan(collection, { filter, sort: [], hint });
  if (!isExact(chosen, filter)) return undefined;
  let total = 0;
  for (const _ of indexEntries(view, chosen)) total++;
  return total;
}
