import type { Doc } from '../bson/types.ts';
import type { ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { indexEntries, isExact } from './candidates.ts';
import { plan } from './planner.ts';
import { checkIntact, type SearchOptions, search } from './search.ts';
import type { Turns } from './turns.ts';

/** Number of matching documents, at most `limit`; reads as little as possible. */
export async function countMatching(
  view: ReadView,
  collection: Collection | undefined,
  options: SearchOptions,
  turns: Turns,
): Promise<number> {
  const { filter = {}, skip = 0, limit } = options;
  const known = collection && (await countWithoutReading(view, collection, filter, options, turns));
  if (known !== undefined) return Math.min(limit || Number.POSITIVE_INFINITY, Math.max(0, known - skip));
  return countSteps(search(view, collection, options), turns);
}

/** Number of results; others get their turn meanwhile. */
export async function countSteps(steps: Iterable<unknown>, turns: Turns): Promise<number> {
  let total = 0;
  for (const step of steps) {
    if (step !== undefined) total++;
    if (turns.isOver()) await turns.next();
  }
  return total;
}

/** Counts by the stored count, or by the entries of an index that match exactly the filter. */
async function countWithoutReading(
  view: ReadView,
  collection: Collection,
  filter: Doc,
  { hint }: SearchOptions,
  turns: Turns,
): Promise<number | undefined> {
  if (Object.keys(filter).length === 0 && hint === undefined) return view.count(collection);
  const chosen = plan(collection, { filter, sort: [], hint });
  if (!isExact(chosen, filter)) return undefined;
  const total = await countSteps(indexEntries(view, chosen), turns);
  checkIntact(view, collection);
  return total;
}
