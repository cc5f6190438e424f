import type { Failure } from '@tdt/admin-api';
import { codeOf } from '@tdt/admin-api';
import type { Login, SessionUser } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';
import { type Ask, isProfile, readSession } from './check-session.ts';

/**
 * How an attempt to sign in ended. Not in: wrong credentials; too many attempts (`seconds` to wait); no answer, or a fault
 * of the server; and, after the server had let one in, the session cannot be read back, holds nobody (the cookie was not
 * kept), has no whole profile, or belongs to an account that may not enter.
 */
export type SignInOutcome =
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'waiting'; seconds: number }
  | { kind: 'refused' | 'failed' | 'unverified' | 'nobody' | 'no-profile' | 'not-admin' };

/** Where the server does not say how long. */
const WAIT_SECONDS = 60;

/**
 * Signs in, then reads the session back as every later page will: only what holds then counts. Whoever the server let in
 * and the check did not is signed out again.
 */
export async function signIn(ask: Ask, credentials: Login): Promise<SignInOutcome> {
  const { error } = await ask({ url: ADMIN_API.login, method: 'POST', body: credentials });
  if (error) return refusalOf(error);

  const outcome = await readBack(ask);
  if (outcome.kind === 'not-admin' || outcome.kind === 'no-profile') {
    await ask({ url: ADMIN_API.logout, method: 'POST' });
  }
  return outcome;
}

function refusalOf(error: Failure): SignInOutcome {
  if (error.status === 429) return { kind: 'waiting', seconds: error.retryAfter ?? WAIT_SECONDS };
  if (error.status === 401 || error.status === 422) return { kind: 'refused' };
  if (codeOf(error) === 'NOT_ADMIN') return { kind: 'not-admin' };
  console.error('Login error', error);
  return { kind: 'failed' };
}

async function readBack(ask: Ask): Promise<SignInOutcome> {
  const { data, error } = await readSession(ask);
  if (codeOf(error) === 'NOT_ADMIN') return { kind: 'not-admin' };
  if (error) {
    console.error('Failed to verify admin status', error);
    return { kind: 'unverified' };
  }
  if (data?.user === null) return { kind: 'nobody' };
  return isProfile(data?.user) ? { kind: 'signed-in', user: data.user } : { kind: 'no-profile' };
}
