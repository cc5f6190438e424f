import { AdminUserSchema } from '@tdt/contracts';
import { createLeases } from '@tdt/database';
import { openConnection, temporaryPlace } from '@tdt/database/testing';
import { describe, expect, it } from 'vitest';
import { setUpAccounts } from '../testing/accounts.ts';
import { createPasswords } from './passwords.ts';
import { createSuperAdminsRepository } from './super-admins.repository.ts';
import { createUsersRepository } from './users.repository.ts';
import { createUsers } from './users.ts';

const anAdmin = (fields = {}) => ({
  email: 'chef@exemple.fr',
  password: 'six ch',
  is_super_admin: false,
  ...fields,
});

describe('creating an account', () => {
  it('returns the shape of the contract, with the e-mail normalised', async () => {
    const { users } = await setUpAccounts();
    const created = AdminUserSchema.parse(await users.create(anAdmin({ email: ' Chef@CRÊPERIE.bzh ' })));
    expect(created).toMatchObject({ email: 'chef@xn--crperie-kya.bzh', is_super_admin: false, revision: 1 });
    expect(await users.list()).toEqual([created]);
  });

  it('stores an argon2id hash that only the exact password matches', async () => {
    const place = await temporaryPlace();
    const { users } = await setUpAccounts({ place });
    await users.create(anAdmin({ password: ' Pâte à 6 ' }));
    const connection = await openConnection(place);
    const stored = await connection.collection('admin_users').findOne({});
    expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const passwords = createPasswords();
    expect(await passwords.isCorrect(' Pâte à 6 ', stored?.password)).toBe(true);
    expect(await passwords.isCorrect('Pâte à 6', stored?.password)).toBe(false);
  });

  it('does not read the password with an account', async () => {
    const place = await temporaryPlace();
    await (await setUpAccounts({ place })).users.create(anAdmin());
    const [stored] = await createUsersRepository(await openConnection(place)).all();
    expect(Object.keys(stored ?? {}).sort()).toEqual(['_id', 'created_at', 'email', 'revision']);
  });

  it('refuses an e-mail that is taken, however it is written', async () => {
    const { users } = await setUpAccounts();
    await users.create(anAdmin());
    await expect(users.create(anAdmin({ email: 'CHEF@Exemple.fr' }))).rejects.toMatchObject({
      code: 'DUPLICATE_EMAIL',
    });
    expect(await users.count()).toBe(1);
  });

  it('gives the e-mail to one of two concurrent callers, and makes no super admin for the other', async () => {
    const place = await temporaryPlace();
    const [bff, cli] = [await setUpAccounts({ place }), await setUpAccounts({ place })];
    const both = [bff, cli].map(({ users }) => users.create(anAdmin({ is_super_admin: true })));
    const [won, lost] = (await Promise.allSettled(both)).sort((a) => (a.status === 'fulfilled' ? -1 : 1));
    expect(won?.status).toBe('fulfilled');
    expect(lost).toMatchObject({ reason: { code: 'DUPLICATE_EMAIL' } });
    const superAdmins = createSuperAdminsRepository(await openConnection(place));
    expect(await superAdmins.ids()).toHaveLength(1);
  });

  it.each([
    ['email', 'Invalid email address', { email: 'chef' }],
    ['password', 'Password must be at least 6 characters', { password: 'cinq5' }],
    ['password', 'Password must be at most 128 characters', { password: 'x'.repeat(129) }],
  ])('refuses at %s: %s', async (path, message, fields) => {
    const { users } = await setUpAccounts();
    const refusal = { code: 'VALIDATION_FAILED', details: { errors: [{ path, message }] } };
    await expect(users.create(anAdmin(fields))).rejects.toMatchObject(refusal);
    expect(await users.count()).toBe(0);
  });

  it('makes the same checks on a dry run, and stores nothing', async () => {
    const { users } = await setUpAccounts();
    const asked = anAdmin({ is_super_admin: true });
    expect(await users.create(asked, { dryRun: true })).toMatchObject({ email: asked.email, is_super_admin: true });
    expect([await users.count(), await users.hasSuperAdmin()]).toEqual([0, false]);
    await users.create(asked);
    await expect(users.create(asked, { dryRun: true })).rejects.toMatchObject({ code: 'DUPLICATE_EMAIL' });
  });
});

describe('super admins', () => {
  it('are marked in the list, newest account first', async () => {
    const { users, clock } = await setUpAccounts();
    await users.create(anAdmin());
    clock.pass(1000);
    expect(await users.hasSuperAdmin()).toBe(false);
    await users.create(anAdmin({ email: 'patronne@exemple.fr', is_super_admin: true }));
    expect(await users.hasSuperAdmin()).toBe(true);
    expect((await users.list()).map(({ email, is_super_admin }) => [email, is_super_admin])).toEqual([
      ['patronne@exemple.fr', true],
      ['chef@exemple.fr', false],
    ]);
  });

  it('are all stored when several are added at once', async () => {
    const place = await temporaryPlace();
    const superAdmins = createSuperAdminsRepository(await openConnection(place));
    await setUpAccounts({ place });
    const ids = Array.from({ length: 8 }, (_, index) => `id-${index}`);
    await Promise.all(ids.map((id) => superAdmins.add(id)));
    await superAdmins.add('id-0');
    expect((await superAdmins.ids()).sort()).toEqual(ids);
  });

  it('never include an account that is not stored, even when creating is interrupted', async () => {
    const place = await temporaryPlace();
    const application = await setUpAccounts({ place });
    const connection = await openConnection(place);
    const superAdmins = {
      ...createSuperAdminsRepository(connection),
      add: async () => {
        throw new Error('interrupted');
      },
    };
    const users = createUsersRepository(connection);
    const service = createUsers({
      repository: users,
      superAdmins,
      views: application.repositories.views,
      passwords: createPasswords(),
      leases: createLeases(connection),
    });
    await expect(service.create(anAdmin({ is_super_admin: true }))).rejects.toThrow('interrupted');
    expect(await application.users.list()).toMatchObject([{ email: 'chef@exemple.fr', is_super_admin: false }]);
    expect(await application.users.hasSuperAdmin()).toBe(false);
  });
});
