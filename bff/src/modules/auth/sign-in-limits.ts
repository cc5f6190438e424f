import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { readEmail, type Users } from '@tdt/accounts';
import { AppError } from '@tdt/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BffSettings } from '../../config.ts';
import { createBackoffLock } from '../../platform/limits/backoff-lock.ts';
import { clientKey } from '../../platform/limits/client-key.ts';
import { createRateLimiter, MINUTE_MS } from '../../platform/limits/rate-limiter.ts';

const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_DELAY_SECONDS = 3;

/** Calls `signIn` unless too many attempts have failed. Throws `TOO_MANY_REQUESTS`, and what `signIn` throws. */
export type LimitSignIn = <T>(request: FastifyRequest, email: string, signIn: () => Promise<T>) => Promise<T>;

/**
 * Limits the guessing of passwords. Only wrong credentials count, whether the account exists or not. Each attempt is
 * counted before it is made, so that concurrent attempts count. An account is never locked for everybody: beyond a
 * number of failures from all addresses its sign-ins are delayed.
 */
export function createSignInLimits(
  app: FastifyInstance,
  max: BffSettings['failedSignIns'],
  unlockedAt: Users['unlockedAt'],
): LimitSignIn {
  const lock = createBackoffLock(max.fromOneAddress);
  const fromAll = createRateLimiter(max.fromAll, HOUR_MS);

  /**
   * An operator may have unlocked the account since, at the command line: read only where the sign-in would be refused.
   */
  async function take(account: string, here: string, email: string): Promise<number> {
    const retryAfter = lock.take(here);
    if (retryAfter === 0) return 0;
    const lockedAt = Date.now() - lock.lockedFor(here);
    const unlocked = await unlockedAt(email);
    if (unlocked === null || unlocked.getTime() < lockedAt) return retryAfter;
    lock.reset(here);
    fromAll.reset(account);
    return lock.take(here);
  }

  return async (request, email, signIn) => {
    const account = accountKey(email);
    const here = `${account} ${clientKey(request.ip)}`;
    const retryAfter = await take(account, here, email);
    if (retryAfter > 0) {
      app.metrics.refused.inc({ limit: 'failed sign-ins' });
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
    }
    const release = (): void => {
      app.giveBack('signIns', request);
      fromAll.giveBack(account);
    };
    fromAll.take(account);
    try {
      app.countFor('signIns', request);
      await delay(delaySeconds(fromAll.count(account), max.fromAll) * 1000);
      const result = await signIn();
      lock.reset(here);
      release();
      return result;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'INVALID_CREDENTIALS')) {
        lock.giveBack(here);
        release();
      }
      throw error;
    }
  };
}

/** One second beyond `max` failures, two beyond twice `max`, three at most. */
function delaySeconds(count: number, max: number): number {
  return max === 0 || count <= max ? 0 : Math.min(LONGEST_DELAY_SECONDS, Math.floor(count / max));
}

/** One key of fixed length for all spellings of an address. */
function accountKey(email: string): string {
  return createHash('sha256')
    .update(readEmail(email) ?? email)
    .digest('base64url');
}
