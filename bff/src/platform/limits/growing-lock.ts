import { LRUCache } from 'lru-cache';
import { KEYS_MAX, MINUTE_MS } from './limiter.ts';

/** Lets some failures pass by key, then only one after each wait, which doubles. */
export interface GrowingLock {
  /** Counts a try as a failure in advance, so that many at once are no way round; the seconds to wait, else 0. */
  take(key: string): number;
  /** Takes the try back: whether it would have failed was not found out. */
  giveBack(key: string): void;
  /** It was no failure: all before it are forgotten. */
  forgive(key: string): void;
}

const LONGEST_MS = 15 * MINUTE_MS;
/** How long failures are remembered after the last one, and after the wait that it led to. */
const MEMORY_MS = 15 * MINUTE_MS;

/** `max` failures; then waits of 1, 2, 4, 8, and 15 minutes from then on. 0 lifts it. */
export function createGrowingLock(max: number, now: () => number = () => performance.now()): GrowingLock {
  const failures = new LRUCache<string, { count: number; lockedUntil: number; forgottenAt: number }>({ max: KEYS_MAX });

  function currentOf(key: string) {
    const known = failures.get(key);
    return known && known.forgottenAt > now() ? known : { count: 0, lockedUntil: 0, forgottenAt: 0 };
  }

  function store(key: string, count: number): void {
    const lockedUntil = count < max ? 0 : now() + Math.min(LONGEST_MS, 2 ** (count - max) * MINUTE_MS);
    failures.set(key, { count, lockedUntil, forgottenAt: Math.max(lockedUntil, now()) + MEMORY_MS });
  }

  return {
    take(key) {
      if (max === 0) return 0;
      const { count, lockedUntil } = currentOf(key);
      if (lockedUntil > now()) return Math.ceil((lockedUntil - now()) / 1000);
      store(key, count + 1);
      return 0;
    },
    giveBack(key) {
      const { count } = currentOf(key);
      // Whoever had waited for this try has not used it.
      failures.set(key, { count: Math.max(0, count - 1), lockedUntil: 0, forgottenAt: now() + MEMORY_MS });
    },
    forgive: (key) => void failures.delete(key),
  };
}
