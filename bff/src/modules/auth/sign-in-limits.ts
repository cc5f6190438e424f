import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@tdt/contracts';
import { readEmail } from '@tdt/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BffSettings } from '../../config.ts';
import { createBackoffLock } from '../../platform/limits/backoff-lock.ts';
import { clientKey } from '../../platform/limits/client-key.ts';
import { createRateLimiter, MINUTE_MS } from '../../platform/limits/rate-limiter.ts';

const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_DELAY_SECONDS = 3;

/** Runs `signIn` unless too many before it have failed. Throws `TOO_MANY_REQUESTS`, and what `signIn` throws. */
export type LimitSignIn = <T>(request: FastifyRequest, email: string, signIn: () => Promise<T>) => Promise<T>;

/**
 * Limits on guessing passwords. Only wrong credentials count, whether there is such an account or not, but each try is
 * counted before it is made: many at once are no way round. An account is never shut for everybody: beyond so many
 * failures from all addresses it answers later.
 */
export function createSignInLimits(app: FastifyInstance, max: BffSettings['failedSignIns']): LimitSignIn {
  const lock = createBackoffLock(max.fromOneAddress);
  const fromAll = createRateLimiter(max.fromAll, HOUR_MS);

  return async (request, email, signIn) => {
    const account = accountKey(email);
    const here = `${account} ${clientKey(request.ip)}`;
    const retryAfter = lock.take(here);
    if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
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

/** One second beyond `max` failures, two beyond twice as many, three at most. */
function delaySeconds(count: number, max: number): number {
  return max === 0 || count <= max ? 0 : Math.min(LONGEST_DELAY_SECONDS, Math.floor(count / max));
}

/** One key for all ways to write an address, and of one length. */
function accountKey(email: string): string {
  return createHash('sha256')
    .update(readEmail(email) ?? email)
    .digest('base64url');
}
