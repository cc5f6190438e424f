import { codeOf } from '@tdt/admin-api';
import type { Answer, ask, CheckOutcome } from '@tdt/admin-api/host';
import type { Session, SessionUser } from '@tdt/contracts';
import { ADMIN_API, AUTH_CHECK_SECONDS, GUARD_SECONDS } from '@tdt/contracts/plain';

/** How the API is asked; tests bring their own. */
export type Ask = typeof ask;

const ATTEMPTS = GUARD_SECONDS / AUTH_CHECK_SECONDS;

/**
 * Asks who is signed in. An attempt without an answer in 10 s is given up for another, until 20 s have passed in all.
 * Never throws. What it says after `signal` was aborted counts for nothing.
 */
export async function checkSession(ask: Ask, signal: AbortSignal): Promise<CheckOutcome> {
  for (let attempt = 1; attempt <= ATTEMPTS && !signal.aborted; attempt += 1) {
    const answer = await readSession(ask, signal);
    // Given up for something newer: what came of it says nothing, and is no fault.
    if (signal.aborted) break;
    if (answer.error?.status !== 'late') return outcomeOf(answer);
    console.warn(`Auth check timeout after ${AUTH_CHECK_SECONDS}s`);
  }
  return { reason: 'late' };
}

export const readSession = (ask: Ask, signal?: AbortSignal): Promise<Answer<Session>> =>
  ask<Session>({ url: ADMIN_API.session }, { seconds: AUTH_CHECK_SECONDS, ...(signal && { signal }) });

function outcomeOf({ data, error }: Answer<Session>): CheckOutcome {
  if (codeOf(error) === 'NOT_ADMIN') return { reason: 'not-admin' };
  if (data?.user === null) return { reason: 'required' };
  if (isProfile(data?.user)) return { user: data.user };
  console.error('Failed to check authentication', error ?? data);
  return { reason: 'error' };
}

/** Whoever has no whole profile has no access: nothing is assumed about roles. */
export function isProfile(user: SessionUser | null | undefined): user is SessionUser {
  return typeof user?.id === 'string' && typeof user.email === 'string' && typeof user.is_super_admin === 'boolean';
}
