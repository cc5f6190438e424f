import { ADMIN_API } from '@tdt/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asHolder, cookieFrom, cookieOf, FROM_OUR_PAGE, logIn, PASSWORD } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

const LIFTED = { LIMIT_SIGN_IN: '0', failedSignIns: { fromOneAddress: 0 } };

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

describe('signing in', () => {
  it('returns the user and sets a cookie that no script can read and no other site sends', async () => {
    const app = await appFor(fixture);
    const { id, email } = await anAccount(fixture.application);
    const response = await logIn(app, { email, password: PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ user: { id, email, is_super_admin: false } });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie' });
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'tdt_session', httpOnly: true, sameSite: 'Strict', path: '/' }),
    ]);
    const [cookie] = response.cookies;
    expect(cookie).not.toHaveProperty('secure');
    expect(cookie).not.toHaveProperty('domain');
    const hours = (Number(cookie?.expires) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('over https sets a cookie that browsers keep to this host and to https', async () => {
    const SITE = { PUBLIC_URL: 'https://table.example' };
    const secure = await openSeeded(SITE);
    const app = await appFor(secure, SITE);
    const headers = { ...FROM_OUR_PAGE, origin: 'https://table.example' };
    const { email } = await anAccount(secure.application);
    const response = await logIn(app, { email, password: PASSWORD }, { headers });
    const [line] = [response.headers['set-cookie']].flat();
    expect(line).toMatch(/^__Host-tdt=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/);
    const cookie = cookieFrom(response);
    const session = await app.inject({ url: ADMIN_API.session, headers: { cookie } });
    expect(session.json().user.email).toBe(email);
    const renamed = cookie.replace('__Host-tdt', 'tdt_session');
    expect((await app.inject({ url: ADMIN_API.session, headers: { cookie: renamed } })).json()).toEqual({ user: null });
    const out = await app.inject({ method: 'POST', url: ADMIN_API.logout, headers: { ...headers, cookie } });
    expect(out.headers['set-cookie']).toMatch(
      /^__Host-tdt=; Max-Age=0; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('says the same of a wrong password, an unknown account and an invalid address', async () => {
    const app = await appFor(fixture, LIFTED);
    const { email } = await anAccount(fixture.application);
    const responses = [];
    for (const typed of [email, 'nobody@exemple.fr', 'no address', 'a\r\nset-cookie: x=1@exemple.fr']) {
      const response = await logIn(app, { email: typed, password: 'wrong password' });
      const { request_id, ...body } = response.json();
      expect(response.cookies).toEqual([]);
      const { date, connection, ...headers } = response.headers;
      responses.push({ status: response.statusCode, body, headers });
    }
    expect(responses[0]).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS', title: 'Identifiants invalides.', detail: 'Invalid credentials' },
    });
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  });

  it.each<[string, unknown]>([
    ['operators', { email: { $gt: '' }, password: { $ne: null } }],
    ['an operator in one field', { email: 'a@exemple.fr', password: { $regex: '.*' } }],
    ['arrays', { email: ['a@exemple.fr'], password: [PASSWORD] }],
    ['numbers', { email: 1, password: 123456 }],
    ['more fields', { email: 'a@exemple.fr', password: PASSWORD, is_super_admin: true }],
    ['a list', []],
    ['null', null],
    ['a book', { email: 'a@exemple.fr', password: 'x'.repeat(1001) }],
  ])('refuses %s as no credentials at all', async (_what, payload) => {
    const app = await appFor(fixture);
    const response = await logIn(app, JSON.stringify(payload) as unknown as object, {
      headers: { ...FROM_OUR_PAGE, 'content-type': 'application/json' },
    });
    expect([400, 422]).toContain(response.statusCode);
    expect(response.cookies).toEqual([]);
  });

  it('refuses keys that would change prototypes', async () => {
    const app = await appFor(fixture);
    for (const payload of ['{"__proto__":{"email":"a"}}', '{"constructor":{"prototype":{"x":1}}}']) {
      const headers = { ...FROM_OUR_PAGE, 'content-type': 'application/json' };
      const response = await logIn(app, payload as unknown as object, { headers });
      expect([400, 422]).toContain(response.statusCode);
    }
    expect({}).not.toHaveProperty('x');
  });
});

describe('the session that a browser brings to signing in', () => {
  it('is ended and never reused', async () => {
    const app = await appFor(fixture);
    const account = await anAccount(fixture.application);
    const before = await cookieOf(app, account);
    const { email, password } = account;
    const response = await logIn(app, { email, password }, asHolder(before));
    const after = cookieFrom(response);
    expect(after).not.toBe(before);
    const userOf = async (cookie: string) =>
      (await app.inject({ url: ADMIN_API.session, headers: { cookie } })).json().user;
    expect(await userOf(before)).toBeNull();
    expect(await userOf(after)).toMatchObject({ email });
  });

  it('that another site has set is ended, too', async () => {
    const app = await appFor(fixture);
    const [attacker, victim] = [await anAccount(fixture.application), await anAccount(fixture.application)];
    const planted = await cookieOf(app, attacker);
    const { email, password } = victim;
    const cookie = cookieFrom(await logIn(app, { email, password }, asHolder(planted)));
    const responses = [cookie, planted].map((held) =>
      app.inject({ url: ADMIN_API.session, headers: { cookie: held } }),
    );
    const users = (await Promise.all(responses)).map((response) => response.json().user);
    expect(users).toEqual([expect.objectContaining({ email }), null]);
  });

  it('stays when the password was wrong', async () => {
    const app = await appFor(fixture);
    const account = await anAccount(fixture.application);
    const cookie = await cookieOf(app, account);
    expect((await logIn(app, { email: account.email, password: 'wrong' }, asHolder(cookie))).statusCode).toBe(401);
    const { user } = (await app.inject({ url: ADMIN_API.session, headers: { cookie } })).json();
    expect(user).toMatchObject({ id: account.id });
  });
});
