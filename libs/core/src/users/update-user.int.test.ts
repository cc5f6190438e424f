import { AdminUserSchema } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import { accountsAtWork, anAdmin, CHEF, PASSWORD } from '../testing/accounts.ts';
import { createUpdateUser } from './update-user.ts';
import type { UsersRepository } from './users.repository.ts';

/** A super admin and an admin, and what is stored of both. */
async function twoAccounts() {
  const work = await accountsAtWork();
  const boss = await work.aBoss();
  const chef = await work.users.create(anAdmin());
  return { ...work, boss, chef };
}

/** The same with two super admins, and an `update` that is interrupted at the account: `replace` is called instead. */
async function twoSuperAdmins(replace: (users: UsersRepository) => UsersRepository['replace']) {
  const work = await twoAccounts();
  const { users, chef, boss, repositories, passwords } = work;
  const raised = await users.update(chef.id, { ...chef, is_super_admin: true }, boss);
  const interrupted = { ...repositories.users, replace: replace(repositories.users) };
  const update = createUpdateUser({ users: interrupted, superAdmins: repositories.superAdmins, passwords });
  return { ...work, chef: raised, demoted: { ...raised, is_super_admin: false }, update };
}

describe('updating an account', () => {
  it('replaces e-mail and role, and keeps the password', async () => {
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

  it('refuses an account that is not there', async () => {
    const { users, boss, chef } = await twoAccounts();
    await expect(users.update('f6a3', { ...chef }, boss)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  it('refuses an e-mail that is taken, in any case, and leaves account and role as they were', async () => {
    const { users, boss, chef, stored } = await twoAccounts();
    const raised = await users.update(chef.id, { ...chef, is_super_admin: true }, boss);
    const before = await stored();
    const update = { ...raised, email: 'PATRONNE@exemple.FR', password: 'another', is_super_admin: false };
    await expect(users.update(chef.id, update, boss)).rejects.toMatchObject({ code: 'DUPLICATE_EMAIL' });
    expect(await stored()).toEqual(before);
  });

  it('refuses an account that changed since it was loaded, and leaves everything as it was', async () => {
    const { users, boss, chef, stored } = await twoAccounts();
    await users.update(chef.id, { ...chef, is_super_admin: true }, boss);
    const before = await stored();
    await expect(users.update(chef.id, { ...chef, email: 'x@exemple.fr' }, boss)).rejects.toMatchObject({
      code: 'REVISION_CONFLICT',
    });
    expect(await stored()).toEqual(before);
  });

  it('refuses one’s own password, which is changed where the current one is asked for', async () => {
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

  it('never demotes the last super admin, also by himself', async () => {
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

  it('lets one of several super admins demote himself', async () => {
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

describe('of two updates at once', () => {
  it('one wins, with account and role; the other changes nothing', async () => {
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

  it('a demotion that comes too late is taken back', async () => {
    const { update, users, demoted, boss, chef, stored } = await twoSuperAdmins((repository) => async (who, change) => {
      await repository.replace(who, { email: 'first@exemple.fr', password: undefined });
      return repository.replace(who, change);
    });
    const { superAdmins } = await stored();
    await expect(update(chef.id, demoted, boss)).rejects.toMatchObject({ code: 'REVISION_CONFLICT' });
    expect((await stored()).superAdmins).toEqual(superAdmins);
    expect(await users.get(chef.id)).toMatchObject({ email: 'first@exemple.fr', is_super_admin: true });
  });

  it('a demotion that comes too late takes back no other one', async () => {
    const work = await twoSuperAdmins((repository) => async (who, change) => {
      await work.users.update(who._id, { ...work.demoted, email: 'first@exemple.fr' }, null);
      return repository.replace(who, change);
    });
    const { update, users, demoted, boss, chef } = work;
    await expect(update(chef.id, demoted, boss)).rejects.toMatchObject({ code: 'REVISION_CONFLICT' });
    expect(await users.get(chef.id)).toMatchObject({ email: 'first@exemple.fr', is_super_admin: false });
  });
});

describe('who is removed meanwhile', () => {
  it('does not come back as a super admin by a demotion that failed', async () => {
    const work = await twoSuperAdmins((repository) => async (who, change) => {
      await work.users.remove(who._id, work.boss);
      return repository.replace(who, change);
    });
    const { update, demoted, boss, chef, stored } = work;
    await expect(update(chef.id, demoted, boss)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    expect((await stored()).superAdmins).toEqual([boss.id]);
  });

  it('does not become one by a promotion that was faster at the account', async () => {
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

describe('work that stops half-way', () => {
  it('takes a demotion back when the account cannot be written', async () => {
    const { update, demoted, boss, chef, stored } = await twoSuperAdmins(() => () => {
      throw new Error('the lights go out');
    });
    const before = await stored();
    await expect(update(chef.id, demoted, boss)).rejects.toThrow('the lights go out');
    expect(await stored()).toEqual(before);
  });

  it('leaves somebody who may less than before, and can be updated again, when nobody is left to take it back', async () => {
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
