import { describe, expect, it } from 'vitest';
import { anAdmin, setUpAccounts } from '../testing/accounts.ts';
import { createUpdateUser } from './update-user.ts';
import type { UsersRepository } from './users.repository.ts';

/** A super admin and an admin, and what is stored of both. */
async function twoAccounts() {
  const work = await setUpAccounts();
  const boss = await work.aBoss();
  const chef = await work.users.create(anAdmin());
  return { ...work, boss, chef };
}

/**
 * The same with two super admins, and an `update` that calls `replace` instead of the repository's method. It has lost
 * its lease, so that other updates do not wait for it.
 */
async function twoSuperAdmins(replace: (users: UsersRepository) => UsersRepository['replace']) {
  const work = await twoAccounts();
  const { users, chef, boss, repositories, passwords } = work;
  const raised = await users.update(chef.id, { ...chef, is_super_admin: true }, boss);
  const interrupted = { ...repositories.users, replace: replace(repositories.users) };
  const leases = {
    whileHolding: <T>(_: string, run: (signal: AbortSignal) => Promise<T>) => run(AbortSignal.abort()),
  };
  const update = createUpdateUser({
    repository: interrupted,
    superAdmins: repositories.superAdmins,
    passwords,
    leases,
  });
  return { ...work, chef: raised, demoted: { ...raised, is_super_admin: false }, update };
}

describe('of concurrent updates', () => {
  it('one succeeds, for account and role; the others change nothing', async () => {
    const { users, boss, chef, stored } = await twoAccounts();
    let { revision } = await users.update(chef.id, { ...chef, is_super_admin: true }, boss);
    for (let round = 0; round < 12; round += 1) {
      const asked = [true, false, false].map((is_super_admin, index) => ({
        email: `chef-${round}-${index}@exemple.fr`,
        is_super_admin,
        revision,
      }));
      const done = await Promise.allSettled(asked.map((update) => users.update(chef.id, update, boss)));
      expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
      for (const lost of done.filter(({ status }) => status === 'rejected')) {
        expect(lost).toMatchObject({ reason: { code: 'REVISION_CONFLICT' } });
      }
      const winner = asked[done.findIndex(({ status }) => status === 'fulfilled')];
      revision += 1;
      expect(await users.get(chef.id)).toMatchObject({ ...winner, revision });
    }
    expect((await stored()).superAdmins).toContain(boss.id);
  });

  it('demotions that all fail leave the role as it was', async () => {
    const { users, boss, chef, stored } = await twoAccounts();
    const raised = await users.update(chef.id, { ...chef, is_super_admin: true }, boss);
    const taken = { ...raised, email: boss.email, is_super_admin: false };
    const done = await Promise.allSettled([1, 2, 3].map(() => users.update(chef.id, taken, boss)));
    for (const one of done) expect(one).toMatchObject({ reason: { code: 'DUPLICATE_EMAIL' } });
    expect((await stored()).superAdmins).toContain(chef.id);
  });

  it('a demotion that comes too late is undone', async () => {
    const { update, users, demoted, boss, chef, stored } = await twoSuperAdmins((repository) => async (who, change) => {
      await repository.replace(who, { email: 'first@exemple.fr', password: undefined });
      return repository.replace(who, change);
    });
    const { superAdmins } = await stored();
    await expect(update(chef.id, demoted, boss)).rejects.toMatchObject({ code: 'REVISION_CONFLICT' });
    expect((await stored()).superAdmins).toEqual(superAdmins);
    expect(await users.get(chef.id)).toMatchObject({ email: 'first@exemple.fr', is_super_admin: true });
  });

  it('a demotion that comes too late undoes no other one', async () => {
    const work = await twoSuperAdmins((repository) => async (who, change) => {
      await work.users.update(who._id, { ...work.demoted, email: 'first@exemple.fr' }, null);
      return repository.replace(who, change);
    });
    const { update, users, demoted, boss, chef } = work;
    await expect(update(chef.id, demoted, boss)).rejects.toMatchObject({ code: 'REVISION_CONFLICT' });
    expect(await users.get(chef.id)).toMatchObject({ email: 'first@exemple.fr', is_super_admin: false });
  });
});

describe('an account that is removed meanwhile', () => {
  it('does not become a super admin again when a demotion fails', async () => {
    const work = await twoSuperAdmins((repository) => async (who, change) => {
      await work.users.remove(who._id, work.boss);
      return repository.replace(who, change);
    });
    const { update, demoted, boss, chef, stored } = work;
    await expect(update(chef.id, demoted, boss)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    expect((await stored()).superAdmins).toEqual([boss.id]);
  });

  it('does not become one by a promotion that wrote the account first', async () => {
    const work = await twoSuperAdmins((repository) => async (who, change) => {
      const replaced = await repository.replace(who, change);
      await work.users.remove(who._id, work.boss);
      return replaced;
    });
    const { update, boss, chef, stored } = work;
    await expect(update(chef.id, chef, boss)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(await stored()).toMatchObject({ superAdmins: [boss.id], users: [{ email: boss.email }] });
  });
});

describe('an interrupted update', () => {
  it('undoes a demotion when the account cannot be written', async () => {
    const { update, demoted, boss, chef, stored } = await twoSuperAdmins(() => () => {
      throw new Error('interrupted');
    });
    const before = await stored();
    await expect(update(chef.id, demoted, boss)).rejects.toThrow('interrupted');
    expect(await stored()).toEqual(before);
  });

  it('leaves an account with fewer rights, which can be updated again, when the program ends before undoing it', async () => {
    const reached = Promise.withResolvers<void>();
    const { update, users, demoted, boss, chef } = await twoSuperAdmins(() => () => {
      reached.resolve();
      return new Promise(() => {});
    });
    void update(chef.id, { ...demoted, email: 'never@exemple.fr' }, boss);
    await reached.promise;
    expect(await users.get(chef.id)).toEqual(demoted);
    expect(await users.update(chef.id, chef, boss)).toMatchObject({
      is_super_admin: true,
      revision: chef.revision + 1,
    });
  });
});
