import { expect, it } from 'vitest';
import type { SignInOutcome } from '../session/sign-in.ts';
import { noticeOf, toastOf } from './login-messages.ts';

const words = (outcome: SignInOutcome) => [toastOf(outcome).title, toastOf(outcome).description];

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
