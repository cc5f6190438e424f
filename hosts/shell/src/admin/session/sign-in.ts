import type { CallFailure } from '@tdt/admin/api';
import { codeOf } from '@tdt/admin/api';
import type { Login, SessionUser } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';
import { type Ask, isProfile, readSession } from './check-session.ts';

/**
 * How an attempt to sign in ended.
 * - `refused`: wrong credentials; `waiting`: too many attempts; `failed`: no response, or an error of the server.
 * - `elsewhere`: the site was opened under another name than its own.
 * - After the server accepted the credentials: `unverified`: the session could not be read; `no-session`: the browser
 *   did not store the cookie; `no-profile`: the profile is incomplete; `not-admin`: the account has no access.
 */
export type SignInOutcome =
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'waiting'; seconds: number }
  | { kind: 'failed' | 'unverified'; failure: CallFailure }
  | { kind: 'refused' | 'elsewhere' | 'no-session' | 'no-profile' | 'not-admin' };

/** Used if the server does not say how long. */
const WAIT_SECONDS = 60;

/**
 * Signs in, then reads the session back as every later page does: only that response counts. Accounts that it refuses
 * are signed out again.
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

function refusalOf(error: CallFailure): SignInOutcome {
  if (error.status === 429) return { kind: 'waiting', seconds: error.retryAfter ?? WAIT_SECONDS };
  if (error.status === 401 || error.status === 422) return { kind: 'refused' };
  if (codeOf(error) === 'NOT_ADMIN') return { kind: 'not-admin' };
  if (codeOf(error) === 'ORIGIN_REFUSED') return { kind: 'elsewhere' };
  console.error('Login error', error);
  return { kind: 'failed', failure: error };
}

async function readBack(ask: Ask): Promise<SignInOutcome> {
  const { data, error } = await readSession(ask);
  if (codeOf(error) === 'NOT_ADMIN') return { kind: 'not-admin' };
  if (error) {
    console.error('Failed to verify admin status', error);
    return { kind: 'unverified', failure: error };
  }
  if (data?.user === null) return { kind: 'no-session' };
  return isProfile(data?.user) ? { kind: 'signed-in', user: data.user } : { kind: 'no-profile' };
}
