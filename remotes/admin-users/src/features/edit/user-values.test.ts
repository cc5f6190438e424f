import { expect, it } from 'vitest';
import { toNewUser, toUpdate, valuesOf } from './user-values.ts';

const VALUES = { email: ' ada@exemple.fr ', password: '', is_super_admin: true };

it('never sends an empty password with a change', () => {
  expect(toUpdate(VALUES, 3)).toEqual({ email: 'ada@exemple.fr', is_super_admin: true, revision: 3 });
});

it('sends a new password as it was typed, blanks included', () => {
  expect(toUpdate({ ...VALUES, password: ' riz au lait ' }, 3)).toMatchObject({ password: ' riz au lait ' });
  expect(toNewUser({ ...VALUES, password: ' riz au lait ' })).toMatchObject({ password: ' riz au lait ' });
});

it('opens the form without a password', () => {
  const user = { id: '1', email: 'ada@exemple.fr', is_super_admin: false, created_at: '', revision: 1 };
  expect(valuesOf(user)).toEqual({ email: 'ada@exemple.fr', password: '', is_super_admin: false });
});
