import type { ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { checkIntact, indexEntries, isExact } from './candidates.ts';
import { plan } from './planner.ts';
import { type SearchOptions, search } from './search.ts';
import type { Turns } from './turns.ts';

/** Number of matching documents, at most `limit`: the stored count, or of an index that has no others; else searched. */
export async function countMatching(
  view: ReadView,
  collection: Collection | undefined,
  options: SearchOptions,
  turns: Turns,
): Promise<number> {
  const { filter = {}, skip = 0, limit, hint } = options;
  if (!collection) return countSteps(search(view, collection, options), turns);
  let total = Object.keys(filter).length === 0 && hint === undefined ? view.count?.(collection) : undefined;
  if (total === undefined) {
    const chosen = plan(collection, { filter, sort: [], hint });
    if (!isExact(chosen, filter)) return countSteps(search(view, collection, options), turns);
    total = await countSteps(indexEntries(view, chosen), turns);
    checkIntact(view, collection);
  }
  return Math.min(limit || Number.POSITIVE_INFINITY, Math.max(0, total - skip));
}

/** Number of results; others get their turn meanwhile. */
async function countSteps(steps: Iterable<unknown>, turns: Turns): Promise<number> {
  let total = 0;
  for (const step of steps) {
    if (step !== undefined) total++;
    if (turns.isOver()) await turns.next();
  }
  return total;
}
