import { codeOf } from '@tdt/admin/api';
import type { ask, CallResult, CheckOutcome } from '@tdt/admin/api/host';
import type { Session, SessionUser } from '@tdt/contracts';
import { ADMIN_API, AUTH_CHECK_SECONDS, GUARD_SECONDS } from '@tdt/contracts/plain';

/** Calls the API. Tests pass their own. */
export type Ask = typeof ask;

const ATTEMPTS = GUARD_SECONDS / AUTH_CHECK_SECONDS;

/**
 * Asks who is signed in: an attempt of 10 s, then another one if there was no response. Never throws. Ignore the
 * outcome once `signal` is aborted.
 */
export async function checkSession(ask: Ask, signal: AbortSignal): Promise<CheckOutcome> {
  for (let attempt = 1; attempt <= ATTEMPTS && !signal.aborted; attempt += 1) {
    const response = await readSession(ask, signal);
    // Something newer has replaced this check: its failure means nothing.
    if (signal.aborted) break;
    if (response.error?.status !== 'late') return outcomeOf(response);
    console.warn(`Auth check timeout after ${AUTH_CHECK_SECONDS}s`);
  }
  return { reason: 'late' };
}

export const readSession = (ask: Ask, signal?: AbortSignal): Promise<CallResult<Session>> =>
  ask<Session>({ url: ADMIN_API.session }, { seconds: AUTH_CHECK_SECONDS, ...(signal && { signal }) });

function outcomeOf({ data, error }: CallResult<Session>): CheckOutcome {
  if (codeOf(error) === 'NOT_ADMIN') return { reason: 'not-admin' };
  if (data?.user === null) return { reason: 'required' };
  if (isProfile(data?.user)) return { user: data.user };
  console.error('Failed to check authentication', error ?? data);
  return { reason: 'error' };
}

/** Whether a profile is complete. Without one there is no access: no role is assumed. */
export function isProfile(user: SessionUser | null | undefined): user is SessionUser {
  return typeof user?.id === 'string' && typeof user.email === 'string' && typeof user.is_super_admin === 'boolean';
}
