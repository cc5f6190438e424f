import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 50;

/**
 * Asks again and again until the answer is true and gives the milliseconds it took. Throws, naming what it waited for, after
 * `seconds`. A question that throws counts as "not yet".
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
  throw new Error(`It did not come about within ${seconds} s that ${what}${reason}.`);
}
