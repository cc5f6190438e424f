import { LRUCache } from 'lru-cache';
import { KEYS_MAX, MINUTE_MS } from './rate-limiter.ts';

/** Allows some failures a key, then one after each wait. The waits double. */
export interface BackoffLock {
  /**
   * Counts an attempt as a failure in advance, so that concurrent attempts count. Returns the seconds to wait, or 0.
   */
  take(key: string): number;
  /** Milliseconds since the lock of a key began; 0: it is not locked. */
  lockedFor(key: string): number;
  /** Takes back an attempt that could not be completed. */
  giveBack(key: string): void;
  /** Drops all failures of a key, after a success. */
  reset(key: string): void;
}

const LONGEST_MS = 15 * MINUTE_MS;
/** How long failures count after the last one, and after its wait. */
const MEMORY_MS = 15 * MINUTE_MS;

/** Allows `max` failures; then the waits are 1, 2, 4, 8, and always 15 minutes. 0 lifts the limit. */
export function createBackoffLock(max: number, now: () => number = () => performance.now()): BackoffLock {
  const failures = new LRUCache<string, { count: number; lockedAt: number; lockedUntil: number; forgottenAt: number }>(
    KEYS_MAX,
  );

  function currentOf(key: string) {
    const known = failures.get(key);
    return known && known.forgottenAt > now() ? known : { count: 0, lockedAt: 0, lockedUntil: 0, forgottenAt: 0 };
  }

  function store(key: string, count: number): void {
    const lockedUntil = count < max ? 0 : now() + Math.min(LONGEST_MS, 2 ** (count - max) * MINUTE_MS);
    failures.set(key, { count, lockedAt: now(), lockedUntil, forgottenAt: Math.max(lockedUntil, now()) + MEMORY_MS });
  }

  return {
    take(key) {
      if (max === 0) return 0;
      const { count, lockedUntil } = currentOf(key);
      if (lockedUntil > now()) return Math.ceil((lockedUntil - now()) / 1000);
      store(key, count + 1);
      return 0;
    },
    lockedFor(key) {
      const { lockedAt, lockedUntil } = currentOf(key);
      return lockedUntil > now() ? now() - lockedAt : 0;
    },
    giveBack(key) {
      const { count } = currentOf(key);
      // The caller has not used the attempt that it had waited for.
      failures.set(key, { count: Math.max(0, count - 1), lockedAt: 0, lockedUntil: 0, forgottenAt: now() + MEMORY_MS });
    },
    reset: (key) => void failures.delete(key),
  };
}
