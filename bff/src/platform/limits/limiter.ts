import { LRUCache } from 'lru-cache';

/** Counts requests by key in windows of a minute. */
export interface Limiter {
  /** Counts one request; the seconds to wait if it is one too many, else 0. */
  take(key: string): number;
}

const WINDOW_MS = 60_000;
/** Keys remembered at once; beyond that the least recently seen start anew, so that memory stays bounded. */
const KEYS_MAX = 50_000;

/** `max` requests a minute and key; 0 lifts the limit. A window begins with its first request. */
export function createLimiter(max: number, now: () => number = () => performance.now()): Limiter {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: KEYS_MAX });
  return {
    take(key) {
      if (max === 0) return 0;
      const current = now();
      let window = windows.get(key);
      if (!window || window.endsAt <= current) {
        window = { count: 0, endsAt: current + WINDOW_MS };
        windows.set(key, window);
      }
      window.count += 1;
      return window.count > max ? Math.ceil((window.endsAt - current) / 1000) : 0;
    },
  };
}
