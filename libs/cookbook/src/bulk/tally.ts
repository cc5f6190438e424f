import { BULK_SKIPPED_MAX, BULK_TITLES, type BulkTally } from '@tdt/contracts';
import type { BulkOutcome } from './bulk-run.models.ts';

export const noTally = (): BulkTally => ({ changed: 0, same: 0, skipped: [], items: [] });

/** Adds what became of some documents. */
export function addOutcomes(
  tally: BulkTally,
  { ids, titles }: { ids: readonly string[]; titles: readonly string[] },
  outcomes: readonly BulkOutcome[],
): void {
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome === '') continue;
    if (outcome === 'changed' || outcome === 'same') tally[outcome] += 1;
    else addSkipped(tally, { id: ids[index] ?? '', title: titles[index] ?? '', reason: outcome });
  }
}

function addSkipped(tally: BulkTally, item: BulkTally['items'][number]): void {
  const { reason, title } = item;
  let group = tally.skipped.find((each) => each.reason === reason);
  if (!group) {
    group = { reason, count: 0, titles: [] };
    tally.skipped.push(group);
  }
  group.count += 1;
  if (group.titles.length < BULK_TITLES) group.titles.push(title);
  if (tally.items.length < BULK_SKIPPED_MAX) tally.items.push(item);
}
