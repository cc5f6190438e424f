import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 50;

/**
 * Polls `isSo` until it is true; a rejection counts as false. Returns the milliseconds that it took. After `seconds`
 * throws an error that contains `what`.
 */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, seconds = 30): Promise<number> {
  const startedAt = performance.now();
  let last: unknown = null;
  while (performance.now() - startedAt < seconds * 1000) {
    try {
      if (await isSo()) return performance.now() - startedAt;
      last = null;
    } catch (error) {
      last = error;
    }
    await delay(INTERVAL_MS);
  }
  const reason = last instanceof Error ? ` (${last.message})` : '';
  throw new Error(`Not within ${seconds} s: ${what}${reason}.`);
}
