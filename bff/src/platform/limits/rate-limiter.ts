import { LRUCache } from 'lru-cache';

/** Counts requests by key in time windows. */
export interface RateLimiter {
  /** Counts one request. Returns the seconds to wait if it is beyond the limit, else 0. */
  take(key: string): number;
  /** Takes back a request that turned out not to count. */
  giveBack(key: string): void;
  /** Begins a new window. */
  reset(key: string): void;
  /** Number of requests in the current window. */
  count(key: string): number;
}

export const MINUTE_MS = 60_000;
/**
 * Options of a cache: the most keys in memory; the least recently used are dropped. With `max` instead, each cache
 * would reserve the memory of all its keys when it is made: 1 MB and 4 ms.
 */
export const KEYS_MAX = { maxSize: 50_000, sizeCalculation: () => 1 };

/** Allows `max` requests a window and key; 0 lifts the limit. A window begins with its first request. */
export function createRateLimiter(
  max: number,
  windowMs = MINUTE_MS,
  now: () => number = () => performance.now(),
): RateLimiter {
  const windows = new LRUCache<string, { count: number; endsAt: number }>(KEYS_MAX);
  const currentOf = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > now() ? window : undefined;
  };
  const secondsUntil = (time: number) => Math.ceil((time - now()) / 1000);
  return {
    take(key) {
      if (max === 0) return 0;
      const window = currentOf(key) ?? { count: 0, endsAt: now() + windowMs };
      if (window.count === 0) windows.set(key, window);
      window.count += 1;
      return window.count > max ? secondsUntil(window.endsAt) : 0;
    },
    giveBack(key) {
      const window = currentOf(key);
      if (window && window.count > 0) window.count -= 1;
    },
    reset: (key) => void windows.delete(key),
    count: (key) => currentOf(key)?.count ?? 0,
  };
}
