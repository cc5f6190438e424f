import { temporaryPlace } from '@tdt/database/testing';
import { describe, expect, it } from 'vitest';
import { anAdmin, CHEF, countedPasswords, PASSWORD, setUpAccounts } from '../testing/accounts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const login = { email: CHEF, password: PASSWORD };
const ENDED = { kind: 'ended' };

/** An account that is signed in. */
async function signedIn(options: Parameters<typeof setUpAccounts>[0] = {}) {
  const work = await setUpAccounts(options);
  const account = await work.users.create(anAdmin());
  const session = await work.sessions.signIn(login);
  return { ...work, account, session };
}

describe('signing in', () => {
  it('opens a session of at most a day for the right password', async () => {
    const { sessions, account, session } = await signedIn();
    expect(session).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user: { id: account.id, email: CHEF, is_super_admin: false },
      expiresAt: new Date('2026-11-23T12:00:00Z'),
    });
    expect(await sessions.find(session.id)).toEqual({ kind: 'open', user: session.user });
  });

  it('accepts the address however it is written, and says whether the account is a super admin', async () => {
    const { users, sessions } = await setUpAccounts();
    await users.create(anAdmin({ is_super_admin: true }));
    const { user } = await sessions.signIn({ ...login, email: ' Chef@EXEMPLE.fr ' });
    expect(user).toMatchObject({ email: CHEF, is_super_admin: true });
  });

  it.each([
    ['a wrong password', { password: 'Six ch' }],
    ['a password that nobody could have', { password: 'x'.repeat(1000) }],
    ['an address without an account', { email: 'personne@exemple.fr' }],
    ['a text that is not an address', { email: 'chef' }],
  ])('refuses %s in the same words, after one check at the full cost', async (_, over) => {
    const passwords = countedPasswords();
    const { users, sessions, storedSessions } = await setUpAccounts({ passwords });
    await users.create(anAdmin());
    await expect(sessions.signIn({ ...login, ...over })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
      details: { detail: 'Invalid credentials' },
    });
    expect(passwords.checked).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
    expect(await storedSessions()).toEqual([]);
  });

  it('opens a new session each time, and removes expired ones', async () => {
    const { sessions, session, clock, storedSessions } = await signedIn();
    clock.pass(24 * HOUR - 1);
    const second = await sessions.signIn(login);
    expect(await storedSessions()).toHaveLength(2);
    clock.pass(1);
    const third = await sessions.signIn(login);
    expect((await storedSessions()).map(({ _id }) => _id).sort()).toEqual([second.id, third.id].sort());
    expect(new Set([session.id, second.id, third.id]).size).toBe(3);
  });
});

describe('a session', () => {
  it('ends eight hours after its last use', async () => {
    const { sessions, session, clock } = await signedIn();
    clock.pass(8 * HOUR - 1);
    expect(await sessions.find(session.id)).toMatchObject({ kind: 'open' });
    clock.pass(8 * HOUR - 1);
    expect(await sessions.find(session.id)).toMatchObject({ kind: 'open' });
    clock.pass(8 * HOUR);
    expect(await sessions.find(session.id)).toEqual(ENDED);
  });

  it('ends after a day, even if it is in use', async () => {
    const { sessions, session, clock } = await signedIn();
    for (let hour = 1; hour < 24; hour += 1) {
      clock.pass(HOUR);
      expect(await sessions.find(session.id)).toMatchObject({ kind: 'open' });
    }
    clock.pass(HOUR);
    expect(await sessions.find(session.id)).toEqual(ENDED);
  });

  it('notes its use once a minute at most', async () => {
    const { sessions, session, clock, storedSessions } = await signedIn();
    const usedAt = async () => (await storedSessions())[0]?.used_at.toISOString();
    clock.pass(MINUTE - 1);
    await sessions.find(session.id);
    expect(await usedAt()).toBe('2026-11-22T12:00:00.000Z');
    clock.pass(1);
    await Promise.all([sessions.find(session.id), sessions.find(session.id)]);
    expect(await usedAt()).toBe('2026-11-22T12:01:00.000Z');
  });

  it('ends by signing out, alone and for good', async () => {
    const { sessions, session, storedSessions } = await signedIn();
    const other = await sessions.signIn(login);
    await sessions.end(session.id);
    await sessions.end(session.id);
    expect(await sessions.find(session.id)).toEqual(ENDED);
    expect(await sessions.find(other.id)).toMatchObject({ kind: 'open' });
    expect(await storedSessions()).toHaveLength(1);
  });

  it.each(['', 'x', '\0', '$ne', 'ffffffff-ffff-4fff-8fff-ffffffffffff'])(
    'does not exist under the id %j',
    async (id) => {
      const { sessions } = await signedIn();
      expect(await sessions.find(id)).toEqual(ENDED);
      await sessions.end(id);
    },
  );

  it('follows the account: its e-mail, its role, and its removal', async () => {
    const { users, sessions, session, account, aBoss } = await signedIn();
    const boss = await aBoss();
    const found = async () => sessions.find(session.id);
    await users.update(account.id, { email: CHEF, is_super_admin: true, revision: 1 }, boss);
    expect(await found()).toMatchObject({ kind: 'open', user: { is_super_admin: true } });
    await users.update(account.id, { email: 'chef@exemple.org', is_super_admin: false, revision: 2 }, boss);
    expect(await found()).toEqual({
      kind: 'open',
      user: { id: account.id, email: 'chef@exemple.org', is_super_admin: false },
    });
    await users.remove(account.id, boss);
    expect(await found()).toEqual({ kind: 'not-admin' });
  });
});

it('is valid in all programs of an installation, which share the key', async () => {
  const place = await temporaryPlace();
  const [one, other] = [await setUpAccounts({ place }), await setUpAccounts({ place })];
  await one.users.create(anAdmin());
  const { id } = await one.sessions.signIn(login);
  expect(await other.sessions.find(id)).toMatchObject({ kind: 'open' });
  await other.sessions.end(id);
  expect(await one.sessions.find(id)).toEqual(ENDED);
  expect(one.sessions.key).toHaveLength(32);
  expect(one.sessions.key.equals(other.sessions.key)).toBe(true);
});

it('ends the oldest session of an account when it has more than twenty', async () => {
  const { sessions, session, clock } = await signedIn();
  const others: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    clock.pass(MINUTE);
    others.push((await sessions.signIn(login)).id);
  }
  expect(await sessions.find(session.id)).toEqual(ENDED);
  for (const id of others) expect(await sessions.find(id)).toMatchObject({ kind: 'open' });
});
