import type { FastifyRequest } from 'fastify';
import { clientKey } from '../limits/client-key.ts';
import { createRateLimiter, MINUTE_MS } from '../limits/rate-limiter.ts';

/** Failures recorded a minute for one account, or for one address. */
const ONE_CALLER_MAX = 60;
/**
 * Failures recorded an hour for all callers without a session: many addresses must not fill the disk (500 bytes each).
 */
const ANONYMOUS_MAX = 3000;

type Caller = Pick<FastifyRequest, 'session' | 'ip'>;

/**
 * Returns a function that counts a failure and returns whether it is beyond the limit of the audit log, which is stored
 * for a year. Such failures still have their line in the request log.
 */
export function createFailureLimits(now?: () => number): (caller: Caller) => boolean {
  const perCaller = createRateLimiter(ONE_CALLER_MAX, MINUTE_MS, now);
  const anonymous = createRateLimiter(ANONYMOUS_MAX, 60 * MINUTE_MS, now);
  return ({ session, ip }) => {
    if (perCaller.take(session?.user.id ?? clientKey(ip)) > 0) return true;
    return session === null && anonymous.take('') > 0;
  };
}
