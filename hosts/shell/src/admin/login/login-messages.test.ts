import { expect, it } from 'vitest';
import type { SignInOutcome } from '../session/sign-in.ts';
import { noticeOf, toastOf } from './login-messages.ts';

const USER = { id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11', email: 'aide@exemple.fr', is_super_admin: false };
const words = (outcome: SignInOutcome) => [toastOf(outcome).title, toastOf(outcome).description];

it.each([
  ['refused', 'Login failed', 'Invalid credentials'],
  ['failed', 'Login error', 'An unexpected error occurred'],
  ['unverified', 'Login failed', 'Failed to verify admin status'],
  ['no-profile', 'Login failed', 'Failed to load admin profile'],
  ['not-admin', 'Login failed', 'Access denied: Admin privileges required'],
  ['nobody', 'Login failed', 'Authentication failed'],
] as const)('says after %s: %s, %s', (kind, title, description) => {
  const failure = { status: 500, problem: null, retryAfter: null };
  const outcome: SignInOutcome = kind === 'failed' || kind === 'unverified' ? { kind, failure } : { kind };
  expect(words(outcome)).toEqual([title, description]);
  expect(noticeOf(outcome, new Date())).toMatch(/\w/);
});

it('welcomes for three seconds', () => {
  expect(toastOf({ kind: 'signed-in', user: USER })).toEqual({
    kind: 'success',
    title: 'Login successful',
    description: 'Welcome back, aide@exemple.fr',
    seconds: 3,
  });
  expect(noticeOf({ kind: 'signed-in', user: USER }, new Date())).toBeNull();
});

it.each([
  [1, '1 second'],
  [45, '45 seconds'],
  [91, '2 minutes'],
  [900, '15 minutes'],
])('says how long to wait: %i', (seconds, duration) => {
  expect(words({ kind: 'waiting', seconds })).toEqual(['Login failed', `Too many attempts. Please wait ${duration}.`]);
});

it('says when signing in is possible again', () => {
  const now = new Date(2026, 10, 22, 11, 59, 30);
  expect(noticeOf({ kind: 'waiting', seconds: 20 }, now)).toBe('Signing in is possible again at 12:00.');
  expect(noticeOf({ kind: 'waiting', seconds: 60 }, now)).toBe('Signing in is possible again at 12:01.');
});
