import { expect, test } from 'vitest';
import { accountChanges } from './account-changes.ts';

const admin = { email: 'chef@exemple.fr', is_super_admin: false };
const boss = { ...admin, is_super_admin: true };

test('names the former address, the direction of the role and the password', () => {
  const after = { email: 'cheffe@exemple.fr', is_super_admin: true };
  expect(accountChanges(admin, after, { password: true })).toEqual([
    'email (was chef@exemple.fr)',
    'role: Admin → Super Admin',
    'password',
  ]);
  expect(accountChanges(boss, admin)).toEqual(['role: Super Admin → Admin']);
});

test('names nothing that stayed, and the role of a new account', () => {
  expect(accountChanges(admin, admin)).toEqual([]);
  expect(accountChanges(null, boss)).toEqual(['role: Super Admin']);
});
