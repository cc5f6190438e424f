import { describe, expect, it } from 'vitest';
import { loginError, passwordChangeErrors, userFormErrors } from './form-errors.ts';

describe('loginError', () => {
  it.each([
    ['', ''],
    ['chef@exemple.fr', ''],
    ['', 'secret'],
    ['  ', 'secret'],
  ])('requires both fields: %j, %j', (email, password) => {
    expect(loginError({ email, password })).toBe('Please enter both email and password');
  });

  it('accepts any other text, also a password of spaces', () => {
    expect(loginError({ email: 'chef', password: ' ' })).toBeNull();
  });
});

describe('userFormErrors', () => {
  const form = { email: ' Chef@Exemple.fr ', password: 'six ch' };

  it('accepts an address in any case with spaces around it, and 6 to 128 characters', () => {
    expect(userFormErrors(form, { isNew: true })).toEqual({});
    expect(userFormErrors({ ...form, password: 'x'.repeat(128) }, { isNew: true })).toEqual({});
  });

  it('requires a password only for a new account', () => {
    expect(userFormErrors({ ...form, password: '' }, { isNew: true })).toEqual({
      password: 'Password is required for new users',
    });
    expect(userFormErrors({ ...form, password: '' }, { isNew: false })).toEqual({});
  });

  it.each([
    ['email', 'Invalid email address', { email: '' }],
    ['email', 'Invalid email address', { email: 'chef@exemple' }],
    ['email', 'Invalid email address', { email: `${'a'.repeat(250)}@exemple.fr` }],
    ['password', 'Password must be at least 6 characters', { password: 'cinq5' }],
    ['password', 'Password must be at most 128 characters', { password: 'x'.repeat(129) }],
  ])('reports at %s: %s', (field, message, over) => {
    for (const isNew of [true, false])
      expect(userFormErrors({ ...form, ...over }, { isNew })).toEqual({ [field]: message });
  });
});

describe('passwordChangeErrors', () => {
  const form = { current: 'secret', new: 'secrets', confirm: 'secrets' };

  it('accepts a valid change', () => {
    expect(passwordChangeErrors(form)).toEqual({});
  });

  it('reports every field that is too short, and a difference only if the lengths are valid', () => {
    const short = 'Password must be at least 6 characters.';
    expect(passwordChangeErrors({ current: '', new: 'cinq5', confirm: 'cinq' })).toEqual({
      current: short,
      new: short,
      confirm: short,
    });
    expect(passwordChangeErrors({ ...form, confirm: 'secret' })).toEqual({ confirm: 'Passwords do not match' });
  });

  it('reports what is too long', () => {
    const long = 'x'.repeat(129);
    expect(passwordChangeErrors({ ...form, new: long, confirm: long })).toEqual({
      new: 'Password must be at most 128 characters.',
      confirm: 'Password must be at most 128 characters.',
    });
  });
});
