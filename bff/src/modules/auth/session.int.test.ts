import { ADMIN_API } from '@tdt/contracts';
import { openSite } from '@tdt/site';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { anAccount, asHolder, cookieOf, PASSWORD } from '../../testing/accounts.ts';
import { appFor, EMBEDDED, type Fixture, openSeeded, settingsOf, type TestSettings } from '../../testing/test-app.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

describe('the session', () => {
  it('has no user without a cookie', async () => {
    const app = await appFor(fixture);
    const response = await app.inject(ADMIN_API.session);
    expect([response.statusCode, response.json()]).toEqual([200, { user: null }]);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie' });
    expect(response.cookies).toEqual([]);
  });

  it('identifies the signed-in user, with the current data of the account', async () => {
    const app = await appFor(fixture);
    const { application } = fixture;
    const [keeper, account] = [
      await anAccount(application, { isSuper: true }),
      await anAccount(application, { isSuper: true }),
    ];
    const headers = { cookie: await cookieOf(app, account) };
    const { revision } = await application.users.get(account.id);
    expect((await app.inject({ url: ADMIN_API.user(keeper.id), headers })).statusCode).toBe(200);
    await application.users.update(account.id, { email: account.email, is_super_admin: false, revision }, null);
    expect((await app.inject({ url: ADMIN_API.session, headers })).json()).toEqual({
      user: { id: account.id, email: account.email, is_super_admin: false },
    });
    const refused = await app.inject({ url: ADMIN_API.user(keeper.id), headers });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
  });

  it('of an account that is gone is refused with the reason, and its cookie cleared', async () => {
    const app = await appFor(fixture);
    const account = await anAccount(fixture.application);
    const headers = { cookie: await cookieOf(app, account) };
    await fixture.application.users.remove(account.id, null);
    for (const url of [ADMIN_API.session, ADMIN_API.stats]) {
      const response = await app.inject({ url, headers });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: 'NOT_ADMIN',
        detail: 'Access denied: Admin privileges required',
      });
      expect(response.headers['set-cookie']).toMatch(/^tdt_session=; Max-Age=0;/);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('outlives a restart of the site', async () => {
    const { application, dataDir } = await openSeeded(EMBEDDED);
    const account = await anAccount(application);
    const before = await appFor({ application, dataDir });
    const cookie = await cookieOf(before, account);
    await before.close();
    await application.close();
    const log = pino({ level: 'silent' });
    const restarted = await openSite(settingsOf({ DATA_DIR: dataDir }).site, { log });
    onTestFinished(() => restarted.close());
    const app = await appFor({ application: restarted, dataDir });
    const response = await app.inject({ url: ADMIN_API.session, headers: { cookie } });
    expect(response.json()).toMatchObject({ user: { id: account.id } });
  });
});

describe('signing out', () => {
  it('ends the session on the server and clears the cookie, as often as it is requested', async () => {
    const app = await appFor(fixture);
    const cookie = await cookieOf(app, await anAccount(fixture.application));
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await app.inject({ method: 'POST', url: ADMIN_API.logout, ...asHolder(cookie) });
      expect(response.statusCode).toBe(204);
      expect(response.headers['set-cookie']).toMatch(/^tdt_session=; Max-Age=0; Path=\/;/);
    }
    expect((await app.inject({ url: ADMIN_API.session, headers: { cookie } })).json()).toEqual({ user: null });
    expect((await app.inject({ url: ADMIN_API.stats, headers: { cookie } })).statusCode).toBe(401);
  });
});

describe('a change of the password', () => {
  const changeTo = (new_password: string, current_password = PASSWORD) => ({ current_password, new_password });
  const prepare = async (env: TestSettings = {}) => {
    const app = await appFor(fixture, env);
    const account = await anAccount(fixture.application);
    const cookie = await cookieOf(app, account);
    const change = (payload: object) =>
      app.inject({ method: 'PUT', url: ADMIN_API.password, payload, ...asHolder(cookie) });
    return { app, account, cookie, change };
  };

  it('ends every session of the account and clears the cookie; only the new one opens', async () => {
    const { app, account, cookie, change } = await prepare();
    const elsewhere = await cookieOf(app, account);
    const response = await change(changeTo('a new one'));
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toMatch(/^tdt_session=; Max-Age=0;/);
    for (const held of [cookie, elsewhere]) {
      expect((await app.inject({ url: ADMIN_API.stats, headers: { cookie: held } })).statusCode).toBe(401);
    }
    await expect(cookieOf(app, account)).rejects.toThrow('INVALID_CREDENTIALS');
    await cookieOf(app, { ...account, password: 'a new one' });
  });

  it.each<[string, object]>([
    ['operators', { current_password: { $ne: '' }, new_password: 'a new one' }],
    ['the account of another', { ...changeTo('a new one'), id: 'f6a3f4a6-3c4e-4b9a-9f43-0d4ac1b3f001' }],
    ['a role', { ...changeTo('a new one'), is_super_admin: true }],
    ['an epoch', { ...changeTo('a new one'), epoch: 9 }],
  ])('refuses %s', async (_what, payload) => {
    const { change } = await prepare();
    expect((await change(payload)).statusCode).toBe(422);
  });

  it('limits guesses by the holder of a stolen session, concurrent ones included', async () => {
    const { app, account, change } = await prepare();
    const responses = await Promise.all(Array.from({ length: 12 }, () => change(changeTo('a new one', 'a guess'))));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    const refused = responses.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);
    expect((await change(changeTo('a new one'))).statusCode).toBe(429);
    await cookieOf(app, account);
  });

  it('counts guesses that come one after another, in each session by itself', async () => {
    const { app, account, change } = await prepare({ limits: { passwords: 2 } });
    const headers = asHolder(await cookieOf(app, account));
    const guess = changeTo('a new one', 'a guess');
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await change(guess)).statusCode);
    expect(statuses).toEqual([422, 422, 429]);
    const elsewhere = { method: 'PUT', url: ADMIN_API.password, payload: changeTo('a new one'), ...headers } as const;
    expect((await app.inject(elsewhere)).statusCode).toBe(204);
  });

  it('does not count what was no guess', async () => {
    const { change } = await prepare({ limits: { passwords: 1 } });
    expect((await change(changeTo('short'))).statusCode).toBe(422);
    expect((await change(changeTo('a new one'))).statusCode).toBe(204);
  });
});
