import type { ErrorCode, Problem } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { passwordFailure } from './password-api.ts';

const problem = (status: number, code: ErrorCode, errors?: Problem['errors']): Problem => ({
  type: 'about:blank',
  title: 'Titre',
  status,
  code,
  detail: 'Détail.',
  instance: '/api/auth/password',
  request_id: 'r',
  ...(errors && { errors }),
});

it('says what the server says about a field', () => {
  const errors = [{ path: 'current_password', message: 'The current password is not correct.' }];
  expect(passwordFailure(problem(422, 'VALIDATION_FAILED', errors))).toBe('The current password is not correct.');
});

it('says in English what the server sends in French', () => {
  expect(passwordFailure(problem(403, 'ORIGIN_REFUSED'))).toBe('Failed to update password');
  expect(passwordFailure(problem(429, 'TOO_MANY_REQUESTS'))).toMatch(/^Too many attempts/);
});

it('says that something unexpected happened after a fault, and without a response', () => {
  expect(passwordFailure(problem(500, 'INTERNAL'))).toBe('An unexpected error occurred');
  expect(passwordFailure(null)).toBe('An unexpected error occurred');
});
