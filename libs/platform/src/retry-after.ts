import { useEffect, useEffectEvent } from 'react';

/** For a proxy that says "too many requests" but not for how long, or says it as a date. */
const UNKNOWN_SECONDS = 60;
/** No wait is longer, whatever a response says: timers overflow. */
const LONGEST_SECONDS = 3600;

/** Seconds until the server takes requests again, after it refused too many (429); `null` for any other response. */
export function readRetryAfter(status: number, headers: Headers): number | null {
  if (status !== 429) return null;
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? UNKNOWN_SECONDS : Math.min(Math.max(seconds, 1), LONGEST_SECONDS);
}

/** The same of a failed request: the body of the response, or an error with it as its `data`. See `fetchJson`. */
export function retryAfterOf(failure: unknown): number | null {
  const { data } = Object(failure);
  return Object(data ?? failure).retry_after ?? null;
}

/** Tries again by itself after a refusal of too many requests, as late as the server said. */
export function useRetryAfter(failure: unknown, retry: () => unknown): void {
  const seconds = retryAfterOf(failure);
  const onTime = useEffectEvent(retry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure has a wait of its own
  useEffect(() => {
    if (seconds === null) return;
    const timer = setTimeout(() => onTime(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [failure, seconds]);
}
