const BASE_MS = 1000;
const LONGEST_MS = 3_600_000;

/** Attempts after which a subscriber is given up until an operator retries. */
export const ATTEMPTS_MAX = 20;

/**
 * Milliseconds to wait after so many failed attempts (1 or more), up to an hour. Full jitter: any time below the limit,
 * which doubles; so those that failed together do not come back together.
 */
export function backoffMs(attempts: number, random: () => number): number {
  return Math.floor(random() * Math.min(LONGEST_MS, BASE_MS * 2 ** (attempts - 1)));
}
