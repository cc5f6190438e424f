import { expect, it } from 'vitest';
import type { SignInOutcome } from '../session/sign-in.ts';
import { type LoginLanguage, noticeOf, toastOf } from './login-messages.ts';

const words = (outcome: SignInOutcome, lang: LoginLanguage = 'en') => {
  const { title, description } = toastOf(outcome, lang);
  return [title, description];
};

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
  expect(noticeOf({ kind: 'waiting', seconds: 20 }, now, 'en')).toBe('Signing in is possible again at 12:00.');
  expect(noticeOf({ kind: 'waiting', seconds: 60 }, now, 'en')).toBe('Signing in is possible again at 12:01.');
});

it('speaks French where a session has ended on a French screen', () => {
  expect(words({ kind: 'waiting', seconds: 91 }, 'fr')).toEqual([
    'Connexion refusée',
    'Trop d’essais. Attendez 2 minutes.',
  ]);
  expect(words({ kind: 'refused' }, 'fr')[1]).toBe('L’e-mail ou le mot de passe n’est pas le bon.');
  expect(noticeOf({ kind: 'waiting', seconds: 60 }, new Date(2026, 10, 22, 11, 59), 'fr')).toMatch(/à 12:00/);
});
