import type { FastifyRequest } from 'fastify';
import { clientKey } from '../limits/client-key.ts';
import { createLimiter, MINUTE_MS } from '../limits/limiter.ts';

/** Of one account, or of one address. */
const A_MINUTE = 60;
/** Of all who are not signed in: whoever has many addresses is not to fill the disk (an entry is some 500 bytes). */
const OF_NOBODY_AN_HOUR = 3000;

type Asker = Pick<FastifyRequest, 'session' | 'ip'>;

/**
 * Counts a failure, and tells whether it is one too many to be recorded: the audit log is kept for long. What it leaves
 * out is among the lines of requests still.
 */
export function createFailureLimits(now?: () => number): (asker: Asker) => boolean {
  const each = createLimiter(A_MINUTE, MINUTE_MS, now);
  const ofNobody = createLimiter(OF_NOBODY_AN_HOUR, 60 * MINUTE_MS, now);
  return ({ session, ip }) => {
    if (each.take(session?.user.id ?? clientKey(ip)) > 0) return true;
    return session === null && ofNobody.take('') > 0;
  };
}
