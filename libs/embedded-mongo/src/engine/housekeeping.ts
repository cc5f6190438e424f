import type { Engine } from '../commands/types.ts';
import { search } from '../query/search.ts';
import { removeOldReplies } from '../sessions/retries.ts';
import type { Batch } from '../storage/batch.ts';
import { removeRecord } from '../storage/records.ts';

const TICK_MS = 1_000;
const EXPIRY_EVERY = 15;
const REPLIES_EVERY = 600;

/** Ends idle transactions and cursors, and removes expired documents and replies. Returns a function that stops it. */
export function startHousekeeping(engine: Engine, log: (line: string) => void): () => void {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks++;
    const now = Date.now();
    engine.transactions.sweep(now);
    engine.cursors.sweep(now);
    const { queue } = engine.database;
    const run = (work: (batch: Batch) => void) =>
      queue.run(work).catch((error: unknown) => log(`housekeeping: ${String(error)}`));
    if (ticks % EXPIRY_EVERY === 0 && hasExpiry(engine)) run((batch) => removeExpired(batch, now));
    if (ticks % REPLIES_EVERY === 1) run((batch) => removeOldReplies(batch, now));
  }, TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function hasExpiry({ database }: Engine): boolean {
  for (const { indexes } of database.catalog.collections.values())
    if (indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)) return true;
  return false;
}

/** Removes documents that have expired by a TTL index. */
export function removeExpired(batch: Batch, now: number): void {
  for (const collection of batch.collections.values())
    for (const { expireAfterSeconds, fields } of collection.indexes) {
      if (expireAfterSeconds === undefined) continue;
      const filter = { [fields[0] as string]: { $lt: new Date(now - expireAfterSeconds * 1000) } };
      for (const stored of [...search(batch, collection, { filter })]) removeRecord(batch, collection, stored);
    }
}
