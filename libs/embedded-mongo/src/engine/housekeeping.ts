import type { Engine } from '../commands/types.ts';
import { removeOldReplies } from '../sessions/retries.ts';

const TICK_MS = 1_000;
const REPLIES_EVERY = 600;

/** Ends idle cursors, and removes the replies of sessions that have timed out. Returns a function that stops it. */
export function startHousekeeping(engine: Engine, log: (line: string) => void): () => void {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks++;
    const now = Date.now();
    engine.cursors.sweep(now);
    const { queue } = engine.database;
    if (ticks % REPLIES_EVERY !== 1) return;
    queue.run((batch) => removeOldReplies(batch, now)).catch((error: unknown) => log(`housekeeping: ${String(error)}`));
  }, TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
