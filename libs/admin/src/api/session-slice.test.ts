import { expect, it } from 'vitest';
import {
  checked,
  checkStarted,
  passwordChanged,
  recheckSession,
  refused,
  type SessionState,
  sessionSlice,
  signedIn,
  signedOut,
} from './session-slice.ts';

type Action = Parameters<typeof sessionSlice.reducer>[1];

const USER = { id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11', email: 'patronne@exemple.fr', is_super_admin: true };
const DEMOTED = { ...USER, is_super_admin: false };
const INSIDE: SessionState = { status: 'authenticated', user: USER, needsRecheck: false, isLeaving: false };
const EXPIRED: SessionState = { status: 'expired', user: USER, needsRecheck: false };
const out = (reason: string) => ({ status: 'signed-out', reason });

const after = (...actions: Action[]) => actions.reduce<SessionState | undefined>(sessionSlice.reducer, undefined);

it('goes from unverified through verifying to authenticated or signed out', () => {
  expect(after({ type: 'none' })).toEqual({ status: 'unverified' });
  expect(after(checkStarted())).toEqual({ status: 'verifying' });
  expect(after(checkStarted(), checked({ user: USER }))).toEqual(INSIDE);
  for (const reason of ['required', 'error', 'late', 'not-admin'] as const) {
    expect(after(checkStarted(), checked({ reason }))).toEqual(out(reason));
  }
});

it('keeps the screen while the session is checked again', () => {
  expect(after(signedIn(USER), recheckSession())).toEqual({ ...INSIDE, needsRecheck: true });
  expect(after(signedIn(USER), recheckSession(), checkStarted())).toEqual({ ...INSIDE, needsRecheck: true });
  expect(after(signedIn(USER), recheckSession(), checked({ user: USER }))).toEqual(INSIDE);
});

it('keeps the user signed in while the network is away', () => {
  expect(after(signedIn(USER), recheckSession(), checked({ reason: 'error' }))).toEqual(INSIDE);
  expect(after(signedIn(USER), recheckSession(), checked({ reason: 'late' }))).toEqual(INSIDE);
});

it('follows a demotion, a deletion and an expired session', () => {
  expect(after(signedIn(USER), recheckSession(), checked({ user: DEMOTED }))).toEqual({ ...INSIDE, user: DEMOTED });
  expect(after(signedIn(USER), recheckSession(), checked({ reason: 'required' }))).toEqual(EXPIRED);
  expect(after(signedIn(USER), refused('not-admin'))).toEqual(out('not-admin'));
  expect(after(signedIn(USER), refused('required'))).toEqual(EXPIRED);
});

it('stays with the user of an expired session until a sign-in, a sign-out or a deletion', () => {
  const gone = [signedIn(USER), refused('required')];
  expect(after(...gone, refused('required'))).toEqual(EXPIRED);
  expect(after(...gone, recheckSession())).toEqual({ ...EXPIRED, needsRecheck: true });
  for (const reason of ['required', 'error', 'late'] as const) {
    expect(after(...gone, recheckSession(), checked({ reason }))).toEqual(EXPIRED);
  }
  expect(after(...gone, recheckSession(), checked({ user: USER }))).toEqual(INSIDE);
  expect(after(...gone, signedIn(USER))).toEqual(INSIDE);
  expect(after(...gone, signedOut('required'))).toEqual(out('required'));
  expect(after(...gone, refused('not-admin'))).toEqual(out('not-admin'));
  expect(after(...gone, recheckSession(), checked({ reason: 'not-admin' }))).toEqual(out('not-admin'));
});

it('leaves a refusal before the first check to the check', () => {
  expect(after(refused('required'))).toEqual({ status: 'unverified' });
  expect(after(checkStarted(), refused('required'))).toEqual({ status: 'verifying' });
});

it('keeps the first reason for being signed out', () => {
  expect(after(signedIn(USER), signedOut('left'), refused('required'))).toEqual(out('left'));
  expect(after(signedIn(USER), refused('not-admin'), signedOut('left'))).toEqual(out('not-admin'));
});

it('ignores the result of a check if the user signed out meanwhile', () => {
  expect(after(signedIn(USER), recheckSession(), signedOut('left'), checked({ user: USER }))).toEqual(out('left'));
});

it('checks again when a user signs in in another tab', () => {
  expect(after(signedIn(USER), signedOut('left'), recheckSession())).toEqual({ status: 'unverified' });
});

it('ignores everything between a change of the password and the sign-out', () => {
  const leaving = { ...INSIDE, isLeaving: true };
  const changed = [signedIn(USER), passwordChanged()];
  expect(after(...changed, refused('required'))).toEqual(leaving);
  expect(after(...changed, recheckSession())).toEqual(leaving);
  expect(after(...changed, checked({ reason: 'required' }))).toEqual(leaving);
  expect(after(...changed, signedOut('password-changed'))).toEqual(out('password-changed'));
});
