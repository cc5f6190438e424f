import { describe, expect, it } from 'vitest';
import { anAdmin, setUpAccounts } from '../testing/accounts.ts';
import { createRemoveUser } from './remove-user.ts';

/** A super admin and an admin. */
async function twoAccounts() {
  const work = await setUpAccounts();
  return { ...work, boss: await work.aBoss(), chef: await work.users.create(anAdmin()) };
}

describe('removing an account', () => {
  it('returns the removed account, and removes its role too', async () => {
    const { users, boss, chef, stored } = await twoAccounts();
    const second = await users.create(anAdmin({ email: 'seconde@exemple.fr', is_super_admin: true }));
    expect(await users.remove(chef.id, boss)).toEqual(chef);
    expect(await users.remove(second.id, null)).toEqual(second);
    expect(await users.list()).toEqual([boss]);
    expect((await stored()).superAdmins).toEqual([boss.id]);
    await expect(users.get(chef.id)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  it('frees the e-mail', async () => {
    const { users, boss, chef } = await twoAccounts();
    await users.remove(chef.id, boss);
    expect(await users.create(anAdmin({ is_super_admin: true }))).toMatchObject({ is_super_admin: true });
  });

  it('refuses one’s own account and the last super admin, and changes nothing then', async () => {
    const { users, boss, stored } = await twoAccounts();
    const before = await stored();
    for (const options of [{ dryRun: true }, {}]) {
      await expect(users.remove(boss.id, boss, options)).rejects.toMatchObject({
        code: 'OWN_ACCOUNT',
        message: 'You cannot delete your own account',
      });
      await expect(users.remove(boss.id, null, options)).rejects.toMatchObject({
        code: 'LAST_SUPER_ADMIN',
        message: 'Cannot delete the last super admin account',
      });
      await expect(users.remove('f6a3', boss, options)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    }
    expect(await stored()).toEqual(before);
  });

  it('makes the same checks on a dry run, and removes nothing', async () => {
    const { users, boss, chef, stored } = await twoAccounts();
    const before = await stored();
    expect(await users.remove(chef.id, boss, { dryRun: true })).toEqual(chef);
    expect(await stored()).toEqual(before);
  });

  it('succeeds for one of two concurrent callers', async () => {
    const { users, boss, chef } = await twoAccounts();
    const done = await Promise.allSettled([users.remove(chef.id, boss), users.remove(chef.id, null)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(done).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: 'USER_NOT_FOUND' }) });
  });

  it('leaves an account that is no super admin and can be removed again when it is interrupted', async () => {
    const { users, boss, chef, repositories, stored } = await twoAccounts();
    const raised = await users.update(chef.id, { ...chef, is_super_admin: true }, boss);
    const stopping = {
      ...repositories.users,
      remove: async () => {
        throw new Error('interrupted');
      },
    };
    const remove = createRemoveUser({ ...repositories, repository: stopping });
    await expect(remove(chef.id, boss)).rejects.toThrow('interrupted');
    expect(await users.get(chef.id)).toEqual({ ...raised, is_super_admin: false });
    expect((await stored()).superAdmins).toEqual([boss.id]);
    expect(await users.remove(chef.id, boss)).toMatchObject({ id: chef.id });
  });
});
