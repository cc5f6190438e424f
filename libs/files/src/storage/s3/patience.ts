import type { RetryErrorInfo, RetryStrategyV2, StandardRetryToken } from '@smithy/types';

/** How long to wait for a service, and how often to retry. */
export interface Patience {
  attempts: number;
  /** Longest silence of a connection: while connecting, before a response, between two pieces of it. */
  silenceMs: number;
  /** Longest pause before the first retry; it doubles with each later one. */
  backoffMs: number;
  /** No attempt begins later than this. */
  totalMs: number;
}

export const PATIENT: Patience = { attempts: 4, silenceMs: 10_000, backoffMs: 100, totalMs: 15_000 };

/**
 * For checks of the current state: two requests fit into the two seconds of the readiness check. Only requests that
 * fail at once are retried, such as those on a reused connection that the service has just closed.
 */
export const IMPATIENT: Patience = { attempts: 2, silenceMs: 900, backoffMs: 0, totalMs: 100 };

/**
 * The SDK's retries, with random pauses so that clients do not all retry at once, and with an end: four attempts that
 * meet silence would let a visitor wait for 40 seconds.
 */
export async function createRetries({ attempts, backoffMs, totalMs }: Patience): Promise<RetryStrategyV2> {
  const { ConfiguredRetryStrategy } = await import('@smithy/core/retry');
  const pauseBefore = (retry: number): number => Math.random() * backoffMs * 2 ** (retry - 1);
  const retries = new ConfiguredRetryStrategy(attempts, pauseBefore);
  const starts = new WeakMap<StandardRetryToken, number>();

  function startedAt(start: number, token: StandardRetryToken): StandardRetryToken {
    starts.set(token, start);
    return token;
  }

  return {
    async acquireInitialRetryToken(scope: string) {
      return startedAt(performance.now(), await retries.acquireInitialRetryToken(scope));
    },
    async refreshRetryTokenForRetry(token: StandardRetryToken, failure: RetryErrorInfo) {
      const start = starts.get(token) ?? 0;
      if (performance.now() - start > totalMs) throw new Error('No time is left for a retry.');
      return startedAt(start, await retries.refreshRetryTokenForRetry(token, failure));
    },
    recordSuccess: (token: StandardRetryToken) => retries.recordSuccess(token),
  };
}
