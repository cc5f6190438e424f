import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { anAdmin, CHEF, PASSWORD, setUpAccounts } from '../testing/accounts.ts';
import { createPasswords } from '../users/passwords.ts';

const NEW = 'a better one';
const login = { email: CHEF, password: PASSWORD };
const change = { current_password: PASSWORD, new_password: NEW };
const ENDED = { kind: 'ended' };
const WRONG = {
  code: 'VALIDATION_FAILED',
  details: { errors: [{ path: 'current_password', message: 'The current password is not correct.' }] },
};

/** An account with two sessions, and another one with one session. */
async function twoAccounts() {
  const work = await setUpAccounts();
  const account = await work.users.create(anAdmin());
  const boss = await work.aBoss();
  const sessions = [await work.sessions.signIn(login), await work.sessions.signIn(login)];
  const bosses = await work.sessions.signIn({ ...login, email: boss.email });
  return {
    ...work,
    account,
    boss,
    async expectAllEnded() {
      for (const { id } of sessions) expect(await work.sessions.find(id)).toEqual(ENDED);
      expect(await work.sessions.find(bosses.id)).toMatchObject({ kind: 'open' });
      await expect(work.sessions.signIn(login)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
      const { id } = await work.sessions.signIn({ ...login, password: NEW });
      expect(await work.sessions.find(id)).toMatchObject({ kind: 'open' });
    },
  };
}

describe('a new password ends every session of the account, and no other', () => {
  it('when its owner changes it', async () => {
    const { sessions, account, expectAllEnded } = await twoAccounts();
    await sessions.changePassword(account.id, change);
    await expectAllEnded();
  });

  it('when a super admin sets it', async () => {
    const { users, account, boss, expectAllEnded } = await twoAccounts();
    await users.update(account.id, { ...account, password: NEW }, boss);
    await expectAllEnded();
  });

  it('when an operator resets it', async () => {
    const { users, expectAllEnded } = await twoAccounts();
    await users.resetPassword((await users.named(' CHEF@exemple.fr ')).id, NEW);
    await expectAllEnded();
  });
});

describe('changing one’s own password', () => {
  it('requires the current one, and changes nothing without it', async () => {
    const { sessions, users, stored } = await setUpAccounts();
    const { id } = await users.create(anAdmin());
    const before = await stored();
    await expect(sessions.changePassword(id, { ...change, current_password: 'six cH' })).rejects.toMatchObject(WRONG);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['current_password', 'cinq5', 'Password must be at least 6 characters.'],
    ['new_password', 'cinq5', 'Password must be at least 6 characters.'],
    ['new_password', 'x'.repeat(129), 'Password must be at most 128 characters.'],
  ])('refuses %s: %s', async (path, text, message) => {
    const { sessions, users } = await setUpAccounts();
    const { id } = await users.create(anAdmin());
    await expect(sessions.changePassword(id, { ...change, [path]: text })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ path, message }] },
    });
  });

  it('is refused when the account was removed', async () => {
    const { sessions } = await setUpAccounts();
    await expect(sessions.changePassword('gone', change)).rejects.toMatchObject({
      code: 'NOT_ADMIN',
      message: 'Access denied: Admin privileges required',
    });
  });

  it('succeeds once when two changes are made at the same time', async () => {
    const { sessions, users } = await setUpAccounts();
    const { id } = await users.create(anAdmin());
    const news = ['first of two', 'second of two'];
    const done = await Promise.allSettled(
      news.map((new_password) => sessions.changePassword(id, { ...change, new_password })),
    );
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const won = done.findIndex(({ status }) => status === 'fulfilled');
    expect(done[1 - won]).toMatchObject({ reason: WRONG });
    expect(await sessions.signIn({ ...login, password: news[won] ?? '' })).toBeDefined();
  });

  it('invalidates a concurrent sign-in with the old one', async () => {
    const passwords = createPasswords();
    const isChecked = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    let isFirst = true;
    const slow = {
      ...passwords,
      async isCorrect(password: string, stored: string) {
        const wasFirst = isFirst;
        isFirst = false;
        const isCorrect = await passwords.isCorrect(password, stored);
        if (wasFirst) isChecked.resolve();
        if (wasFirst) await mayGoOn.promise;
        return isCorrect;
      },
    };
    const { sessions, users } = await setUpAccounts({ passwords: slow });
    const { id } = await users.create(anAdmin());
    const signingIn = sessions.signIn(login);
    await isChecked.promise;
    await sessions.changePassword(id, change);
    mayGoOn.resolve();
    expect(await sessions.find((await signingIn).id)).toEqual(ENDED);
  });
});

describe('a hash with earlier settings', () => {
  const earlier = () => hash(PASSWORD, { memoryCost: 9728, timeCost: 1, parallelism: 1 });

  /** An account with such a hash. */
  async function anOldAccount(options: Parameters<typeof setUpAccounts>[0] = {}) {
    const work = await setUpAccounts(options);
    const { id } = await work.users.create(anAdmin());
    await work.connection.collection('admin_users').updateOne({}, { $set: { password: await earlier() } });
    return { ...work, id, hashOf: async () => (await work.stored()).users[0]?.password ?? '' };
  }

  it('is replaced at a sign-in, which ends no session', async () => {
    const { sessions, passwords, hashOf } = await anOldAccount();
    await expect(sessions.signIn({ ...login, password: 'wrong one' })).rejects.toThrow();
    expect(passwords.isOutdated(await hashOf())).toBe(true);
    const first = await sessions.signIn(login);
    const renewed = await hashOf();
    expect(passwords.isOutdated(renewed)).toBe(false);
    const second = await sessions.signIn(login);
    expect(await hashOf()).toBe(renewed);
    for (const { id } of [first, second]) expect(await sessions.find(id)).toMatchObject({ kind: 'open' });
  });

  it('still allows signing in when it cannot be replaced', async () => {
    const passwords = createPasswords();
    const busy = { ...passwords };
    const { sessions, hashOf } = await anOldAccount({ passwords: busy });
    busy.hash = () => Promise.reject(new Error('too many wait'));
    const { id } = await sessions.signIn(login);
    expect(await sessions.find(id)).toMatchObject({ kind: 'open' });
    expect(passwords.isOutdated(await hashOf())).toBe(true);
  });

  it('is not replaced where the password was changed meanwhile', async () => {
    const { repositories, sessions, users, id } = await anOldAccount();
    const credentials = await repositories.users.credentials({ _id: id });
    await users.resetPassword(id, NEW);
    if (credentials) await repositories.users.rehash(credentials, await createPasswords().hash(PASSWORD));
    await expect(sessions.signIn(login)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await sessions.signIn({ ...login, password: NEW })).toBeDefined();
  });
});

it('refuses the current password as the new one', async () => {
  const { sessions, account } = await twoAccounts();
  const same = { current_password: PASSWORD, new_password: PASSWORD };
  await expect(sessions.changePassword(account.id, same)).rejects.toMatchObject({
    details: { errors: [{ path: 'new_password', message: 'The new password must differ from the current one.' }] },
  });
});
