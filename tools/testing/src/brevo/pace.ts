/** State of the rate limit at a call. */
export interface PaceState {
  isExceeded: boolean;
  /** As on every response: https://developers.brevo.com/docs/limit-headers */
  headers(resetSeconds?: number | string | null): Record<string, string | number>;
}

/** Counts calls per second, as Brevo does. `now` is in milliseconds. */
export function createPace(callsPerSecond: number, now: () => number = Date.now) {
  let second = 0;
  let taken = 0;
  return {
    take(): PaceState {
      const current = Math.floor(now() / 1000);
      if (current !== second) [second, taken] = [current, 0];
      taken += 1;
      const remaining = Math.max(0, callsPerSecond - taken);
      return {
        isExceeded: taken > callsPerSecond,
        headers: (resetSeconds = 1) => ({
          'x-sib-ratelimit-limit': callsPerSecond,
          'x-sib-ratelimit-remaining': remaining,
          ...(resetSeconds !== null && { 'x-sib-ratelimit-reset': resetSeconds }),
        }),
      };
    },
  };
}
