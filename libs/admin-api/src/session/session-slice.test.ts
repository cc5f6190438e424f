import { expect, it } from 'vitest';
import {
  checked,
  checkStarted,
  doubted,
  passwordChanged,
  refused,
  type SessionState,
  sessionSlice,
  signedIn,
  signedOut,
} from './session-slice.ts';

type Action = Parameters<typeof sessionSlice.reducer>[1];

const USER = { id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11', email: 'patronne@exemple.fr', is_super_admin: true };
const DEMOTED = { ...USER, is_super_admin: false };
const INSIDE: SessionState = { status: 'authenticated', user: USER, isDoubted: false, isLeaving: false };
const out = (reason: string) => ({ status: 'signed-out', reason });

const after = (...actions: Action[]) => actions.reduce<SessionState | undefined>(sessionSlice.reducer, undefined);

it('is unverified, then verifying, then inside or out', () => {
  expect(after({ type: 'none' })).toEqual({ status: 'unverified' });
  expect(after(checkStarted())).toEqual({ status: 'verifying' });
  expect(after(checkStarted(), checked({ user: USER }))).toEqual(INSIDE);
  for (const reason of ['required', 'error', 'late', 'not-admin'] as const) {
    expect(after(checkStarted(), checked({ reason }))).toEqual(out(reason));
  }
});

it('keeps who is inside on his screen while it is checked again', () => {
  expect(after(signedIn(USER), doubted())).toEqual({ ...INSIDE, isDoubted: true });
  expect(after(signedIn(USER), doubted(), checkStarted())).toEqual({ ...INSIDE, isDoubted: true });
  expect(after(signedIn(USER), doubted(), checked({ user: USER }))).toEqual(INSIDE);
});

it('keeps who is inside while the network is away', () => {
  expect(after(signedIn(USER), doubted(), checked({ reason: 'error' }))).toEqual(INSIDE);
  expect(after(signedIn(USER), doubted(), checked({ reason: 'late' }))).toEqual(INSIDE);
});

it('notices that one was demoted, is gone, or has become nobody', () => {
  expect(after(signedIn(USER), doubted(), checked({ user: DEMOTED }))).toEqual({ ...INSIDE, user: DEMOTED });
  expect(after(signedIn(USER), doubted(), checked({ reason: 'required' }))).toEqual(out('required'));
  expect(after(signedIn(USER), refused('not-admin'))).toEqual(out('not-admin'));
  expect(after(signedIn(USER), refused('required'))).toEqual(out('required'));
});

it('leaves a refusal before the first check to the check', () => {
  expect(after(refused('required'))).toEqual({ status: 'unverified' });
  expect(after(checkStarted(), refused('required'))).toEqual({ status: 'verifying' });
});

it('keeps the first reason for being out', () => {
  expect(after(signedIn(USER), signedOut('left'), refused('required'))).toEqual(out('left'));
  expect(after(signedIn(USER), refused('not-admin'), signedOut('left'))).toEqual(out('not-admin'));
});

it('ignores the answer to a check that somebody overtook by leaving', () => {
  expect(after(signedIn(USER), doubted(), signedOut('left'), checked({ user: USER }))).toEqual(out('left'));
});

it('looks again when somebody signs in elsewhere', () => {
  expect(after(signedIn(USER), signedOut('left'), doubted())).toEqual({ status: 'unverified' });
});

it('hears nothing about the session between a change of the password and the end', () => {
  const leaving = { ...INSIDE, isLeaving: true };
  const changed = [signedIn(USER), passwordChanged()];
  expect(after(...changed, refused('required'))).toEqual(leaving);
  expect(after(...changed, doubted())).toEqual(leaving);
  expect(after(...changed, checked({ reason: 'required' }))).toEqual(leaving);
  expect(after(...changed, signedOut('password-changed'))).toEqual(out('password-changed'));
});
