import { AdminUserSchema } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import { anAdmin, CHEF, PASSWORD, setUpAccounts } from '../testing/accounts.ts';

/** A super admin and an admin, and what is stored of both. */
async function twoAccounts() {
  const work = await setUpAccounts();
  const boss = await work.aBoss();
  const chef = await work.users.create(anAdmin());
  return { ...work, boss, chef };
}

describe('updating an account', () => {
  it('replaces e-mail and role, and leaves the password unchanged', async () => {
    const { users, sessions, boss, chef } = await twoAccounts();
    const update = { email: ' Cheffe@Exemple.fr', is_super_admin: true, revision: 1 };
    const updated = AdminUserSchema.parse(await users.update(chef.id, update, boss));
    expect(updated).toEqual({ ...chef, email: 'cheffe@exemple.fr', is_super_admin: true, revision: 2 });
    expect(await users.get(chef.id)).toEqual(updated);
    expect((await sessions.signIn({ email: updated.email, password: PASSWORD })).user.is_super_admin).toBe(true);
  });

  it.each([
    ['email', 'Invalid email address', { email: 'chef' }],
    ['password', 'Password must be at least 6 characters', { password: 'cinq5' }],
    ['password', 'Password must be at least 6 characters', { password: '' }],
    ['password', 'Password must be at most 128 characters', { password: 'x'.repeat(129) }],
  ])('refuses at %s: %s', async (path, message, over) => {
    const { users, boss, chef, stored } = await twoAccounts();
    const before = await stored();
    const refusal = { code: 'VALIDATION_FAILED', details: { errors: [{ path, message }] } };
    await expect(users.update(chef.id, { ...chef, ...over }, boss)).rejects.toMatchObject(refusal);
    expect(await stored()).toEqual(before);
  });

  it('refuses an account that does not exist', async () => {
    const { users, boss, chef } = await twoAccounts();
    await expect(users.update('f6a3', { ...chef }, boss)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  it('refuses an e-mail that is taken, in any case, and changes neither account nor role', async () => {
    const { users, boss, chef, stored } = await twoAccounts();
    const raised = await users.update(chef.id, { ...chef, is_super_admin: true }, boss);
    const before = await stored();
    const update = { ...raised, email: 'PATRONNE@exemple.FR', password: 'another', is_super_admin: false };
    await expect(users.update(chef.id, update, boss)).rejects.toMatchObject({ code: 'DUPLICATE_EMAIL' });
    expect(await stored()).toEqual(before);
  });

  it('refuses an account that changed since it was loaded, and changes nothing', async () => {
    const { users, boss, chef, stored } = await twoAccounts();
    await users.update(chef.id, { ...chef, is_super_admin: true }, boss);
    const before = await stored();
    await expect(users.update(chef.id, { ...chef, email: 'x@exemple.fr' }, boss)).rejects.toMatchObject({
      code: 'REVISION_CONFLICT',
    });
    expect(await stored()).toEqual(before);
  });

  it('refuses one’s own password, which is changed with the current one', async () => {
    const { users, boss, chef, stored } = await twoAccounts();
    const before = await stored();
    await expect(users.update(boss.id, { ...boss, password: 'another' }, boss)).rejects.toMatchObject({
      code: 'OWN_ACCOUNT',
      message: 'Change your own password in the settings',
    });
    expect(await stored()).toEqual(before);
    await users.update(boss.id, { ...boss, email: 'cheffe@exemple.fr' }, boss);
    await users.update(chef.id, { ...chef, password: 'another' }, null);
    expect((await stored()).users.map(({ email, epoch }) => [email, epoch ?? 0])).toEqual([
      [CHEF, 1],
      ['cheffe@exemple.fr', 0],
    ]);
  });

  it('never demotes the last super admin, even on their own request', async () => {
    const { users, boss, stored } = await twoAccounts();
    const before = await stored();
    for (const by of [boss, null]) {
      await expect(users.update(boss.id, { ...boss, is_super_admin: false }, by)).rejects.toMatchObject({
        code: 'LAST_SUPER_ADMIN',
        message: 'Cannot demote the last super admin account',
      });
    }
    expect(await stored()).toEqual(before);
  });

  it('lets one of several super admins demote themselves', async () => {
    const { users, boss, chef } = await twoAccounts();
    await users.update(chef.id, { ...chef, is_super_admin: true }, boss);
    expect(await users.update(boss.id, { ...boss, is_super_admin: false }, boss)).toMatchObject({
      is_super_admin: false,
    });
    expect((await users.list()).map(({ email, is_super_admin }) => [email, is_super_admin]).sort()).toEqual([
      [CHEF, true],
      ['patronne@exemple.fr', false],
    ]);
  });
});
