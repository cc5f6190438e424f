import { describe, expect, it } from 'vitest';
import { loginError, passwordChangeErrors, userFormErrors } from './form-errors.ts';

describe('signing in', () => {
  it.each([
    ['', ''],
    ['chef@exemple.fr', ''],
    ['', 'secret'],
    ['  ', 'secret'],
  ])('asks for both of %j and %j', (email, password) => {
    expect(loginError({ email, password })).toBe('Please enter both email and password');
  });

  it('leaves the rest to the server, also a password of blanks', () => {
    expect(loginError({ email: 'chef', password: ' ' })).toBeNull();
  });
});

describe('the form of an account', () => {
  const form = { email: ' Chef@Exemple.fr ', password: 'six ch' };

  it('takes an address however it is written, and six characters', () => {
    expect(userFormErrors(form, { isNew: true })).toEqual({});
    expect(userFormErrors({ ...form, password: 'x'.repeat(128) }, { isNew: true })).toEqual({});
  });

  it('asks for a password only where there is none yet', () => {
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
  ])('says at %s: %s', (field, message, over) => {
    for (const isNew of [true, false])
      expect(userFormErrors({ ...form, ...over }, { isNew })).toEqual({ [field]: message });
  });
});

describe('the change of a password', () => {
  const form = { current: 'secret', new: 'secrets', confirm: 'secrets' };

  it('is as it should be', () => {
    expect(passwordChangeErrors(form)).toEqual({});
  });

  it('tells every field that is too short, and that one of them differs only where it is long enough', () => {
    const short = 'Password must be at least 6 characters.';
    expect(passwordChangeErrors({ current: '', new: 'cinq5', confirm: 'cinq' })).toEqual({
      current: short,
      new: short,
      confirm: short,
    });
    expect(passwordChangeErrors({ ...form, confirm: 'secret' })).toEqual({ confirm: 'Passwords do not match' });
  });

  it('tells what is too long', () => {
    const long = 'x'.repeat(129);
    expect(passwordChangeErrors({ ...form, new: long, confirm: long })).toEqual({
      new: 'Password must be at most 128 characters.',
      confirm: 'Password must be at most 128 characters.',
    });
  });
});
