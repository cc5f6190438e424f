import { ADMIN_API } from '@tdt/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  anAccount,
  asHolder,
  cookieFrom,
  cookieOf,
  FROM_OUR_PAGE,
  logIn,
} from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

/** All that application and server write to the log. */
const lines: Record<string, unknown>[] = [];
let fixture: Fixture;
let boss: Account;
beforeAll(async () => {
  fixture = await openSeeded({}, lines);
  boss = await anAccount(fixture.application, { isSuper: true });
});

const actor = () => ({ kind: 'user', id: boss.id, email: boss.email });

/** What is recorded while something is done, oldest first. */
async function recordedWhile(work: () => Promise<unknown>) {
  const before = await fixture.application.audit.latest(1000);
  await work();
  const after = await fixture.application.audit.latest(1000);
  return after.slice(0, after.length - before.length).reverse();
}

const call = (
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  cookie: string,
  payload?: object,
) => app.inject({ method, url, ...(payload && { payload }), ...asHolder(cookie), remoteAddress: '192.0.2.7' });

describe('the audit log', () => {
  it('records sign-ins and sign-outs, with address and request', async () => {
    const app = await appFor(fixture, {}, lines);
    const entries = await recordedWhile(async () => {
      const response = await logIn(app, boss, { remoteAddress: '192.0.2.7' });
      expect(response.statusCode).toBe(422);
      const { email, password } = boss;
      const cookie = cookieFrom(await logIn(app, { email, password }, { remoteAddress: '192.0.2.7' }));
      await call(app, 'POST', ADMIN_API.logout, cookie);
      await call(app, 'POST', ADMIN_API.logout, cookie);
    });
    const common = { actor: actor(), outcome: 'done', from: '192.0.2.7' };
    expect(entries).toMatchObject([
      { ...common, action: 'sign-in', target: boss.email },
      { ...common, action: 'sign-out', target: null },
    ]);
    const requests = lines.filter(({ msg }) => msg === 'request').map(({ id }) => id);
    for (const { request_id } of entries) expect(requests).toContain(request_id);
  });

  it('has what changed of an account, without passwords', async () => {
    const app = await appFor(fixture);
    const cookie = await cookieOf(app, boss);
    const entries = await recordedWhile(async () => {
      const user = { email: 'before@exemple.fr', password: 'the first password' };
      const { id } = (await call(app, 'POST', ADMIN_API.users, cookie, user)).json();
      const update = { email: 'after@exemple.fr', is_super_admin: true, password: 'the second password', revision: 1 };
      await call(app, 'PUT', ADMIN_API.user(id), cookie, update);
      await call(app, 'PUT', ADMIN_API.user(id), cookie, update);
      await call(app, 'DELETE', ADMIN_API.user(id), cookie);
    });
    expect(entries.map(({ outcome, changes }) => [outcome, changes])).toEqual([
      ['done', ['role: Admin']],
      ['done', ['email (was before@exemple.fr)', 'role: Admin → Super Admin', 'password']],
      ['REVISION_CONFLICT', undefined],
      ['done', undefined],
    ]);
  });

  it('has every write, done or refused, and no reading', async () => {
    const app = await appFor(fixture);
    const cookie = await cookieOf(app, boss);
    let id = '';
    const entries = await recordedWhile(async () => {
      const user = { email: 'made@exemple.fr', password: 'the password of made' };
      id = (await call(app, 'POST', ADMIN_API.users, cookie, user)).json().id;
      await call(app, 'POST', ADMIN_API.users, cookie, user);
      await call(app, 'POST', ADMIN_API.users, cookie, { email: 'x' });
      await call(app, 'GET', ADMIN_API.users, cookie);
      await call(app, 'PUT', ADMIN_API.user(id), cookie, { email: user.email, is_super_admin: true, revision: 1 });
      await call(app, 'DELETE', ADMIN_API.user(id), cookie);
      await call(app, 'DELETE', ADMIN_API.user(boss.id), cookie);
    });
    const what = entries.map(({ action, target, outcome }) => [action, target, outcome]);
    expect(what).toEqual([
      ['POST /api/admin/users', `made@exemple.fr (${id})`, 'done'],
      ['POST /api/admin/users', null, 'DUPLICATE_EMAIL'],
      ['POST /api/admin/users', null, 'VALIDATION_FAILED'],
      ['PUT /api/admin/users/:id', `made@exemple.fr (${id})`, 'done'],
      ['DELETE /api/admin/users/:id', `made@exemple.fr (${id})`, 'done'],
      ['DELETE /api/admin/users/:id', boss.id, 'OWN_ACCOUNT'],
    ]);
    for (const entry of entries) expect(entry.actor).toEqual(actor());
  });

  it('records whom the site has refused', async () => {
    const app = await appFor(fixture);
    const admin = await anAccount(fixture.application);
    const held = await cookieOf(app, admin);
    const entries = await recordedWhile(async () => {
      await logIn(app, { email: boss.email, password: 'a guess' });
      await logIn(app, { email: 'my secret password', password: 'x' });
      await app.inject({ method: 'DELETE', url: ADMIN_API.user(boss.id), headers: FROM_OUR_PAGE });
      await call(app, 'DELETE', ADMIN_API.user(boss.id), held);
      const headers = { cookie: held, origin: 'https://evil.example' };
      await app.inject({ method: 'POST', url: '/api/newsletter/subscriptions', payload: {}, headers });
      await app.inject({
        method: 'POST',
        url: ADMIN_API.login,
        payload: {},
        headers: { origin: 'https://evil.example' },
      });
      for (const url of ['/api/client-errors', '/api/nothing', '/', '/%61pi/nothing']) {
        await app.inject({ method: 'POST', url, payload: {}, headers: { origin: 'https://evil.example' } });
      }
      await app.inject({ method: 'DELETE', url: '/', headers });
    });
    expect(entries.map(({ actor: { kind }, action, target, outcome }) => [kind, action, target, outcome])).toEqual([
      ['anonymous', 'sign-in', boss.email, 'INVALID_CREDENTIALS'],
      ['anonymous', 'sign-in', null, 'INVALID_CREDENTIALS'],
      ['anonymous', 'DELETE /api/admin/users/:id', boss.id, 'UNAUTHENTICATED'],
      ['user', 'DELETE /api/admin/users/:id', boss.id, 'FORBIDDEN'],
      ['anonymous', 'POST /api/newsletter/subscriptions', null, 'ORIGIN_REFUSED'],
      ['anonymous', 'sign-in', null, 'ORIGIN_REFUSED'],
      ['anonymous', 'DELETE nowhere', null, 'ORIGIN_REFUSED'],
    ]);
  });

  it('cannot be filled by refused callers', async () => {
    const app = await appFor(fixture, { LIMIT_PUBLIC: '0' });
    const entries = await recordedWhile(async () => {
      for (let turn = 0; turn < 70; turn += 1) {
        await app.inject({ method: 'DELETE', url: ADMIN_API.user('x'), headers: FROM_OUR_PAGE });
      }
    });
    expect(entries).toHaveLength(60);
  });
});

it('no password, token, cookie or hash is in a log line, a response or an entry of the audit log', async () => {
  const app = await appFor(fixture, { LOG_LEVEL: 'trace' }, lines);
  const secrets = ['the-first-secret', 'the-second-secret', 'the-third-secret', 'a-secret-guess', 'misplaced-secret'];
  const [first = '', second = '', third = '', guess = '', misplaced = ''] = secrets;
  const responses: string[] = [];
  const keep = async (response: Promise<LightMyRequestResponse>) => {
    const got = await response;
    responses.push(got.body, JSON.stringify({ ...got.headers, 'set-cookie': '' }));
    return got;
  };
  const bossCookie = await cookieOf(app, boss);
  const made = await keep(
    call(app, 'POST', ADMIN_API.users, bossCookie, { email: 'quiet@exemple.fr', password: first }),
  );
  const { id } = made.json();
  const change = { email: 'quiet@exemple.fr', is_super_admin: false, revision: 1, password: second };
  await keep(call(app, 'PUT', ADMIN_API.user(id), bossCookie, change));
  await keep(call(app, 'PUT', ADMIN_API.user(id), bossCookie, change));
  await keep(call(app, 'GET', ADMIN_API.users, bossCookie));
  await keep(call(app, 'GET', ADMIN_API.user(id), bossCookie));
  const signedIn = await keep(logIn(app, { email: 'quiet@exemple.fr', password: second }));
  const cookie = cookieFrom(signedIn);
  await keep(logIn(app, { email: 'quiet@exemple.fr', password: guess }));
  await keep(logIn(app, { email: misplaced, password: guess, extra: guess }));
  await keep(logIn(app, { email: misplaced, password: guess }));
  await keep(logIn(app, `{"email":"${misplaced}","password":"${guess}"` as unknown as object));
  await keep(call(app, 'GET', ADMIN_API.session, cookie));
  await keep(call(app, 'PUT', ADMIN_API.password, cookie, { current_password: guess, new_password: third }));
  await keep(call(app, 'PUT', ADMIN_API.password, cookie, { current_password: second, new_password: third }));
  await keep(app.inject({ url: ADMIN_API.stats, headers: { cookie, authorization: `Bearer ${guess}` } }));

  const [, token = ''] = cookie.split('=');
  const [, bossToken = ''] = bossCookie.split('=');
  const entries = await fixture.application.audit.latest(1000);
  const texts = { log: JSON.stringify(lines), responses: responses.join('\n'), audit: JSON.stringify(entries) };
  expect(texts.log).toContain(ADMIN_API.login);
  for (const [where, text] of Object.entries(texts)) {
    for (const secret of [...secrets, token, bossToken, token.split('.')[2] ?? '', boss.password, '$argon2']) {
      expect(text.includes(secret), `${secret.slice(0, 20)} in ${where}`).toBe(false);
    }
  }
});

it('an e-mail can begin no line of the log and no header', async () => {
  const app = await appFor(fixture, {}, lines);
  const cookie = await cookieOf(app, boss);
  for (const email of [
    'a@exemple.fr\r\nset-cookie: x=1',
    'a@exemple.fr\n{"level":60}',
    '\u001b[2Ja@exemple.fr',
    'a\u0000@exemple.fr',
  ]) {
    const login = await logIn(app, { email, password: 'a guess' });
    expect([401, 429]).toContain(login.statusCode);
    expect(login.headers).not.toHaveProperty('set-cookie');
    const made = await call(app, 'POST', ADMIN_API.users, cookie, { email, password: 'long enough' });
    expect(made.statusCode).toBe(422);
  }
  const entries = JSON.stringify(await fixture.application.audit.latest(1000));
  for (const text of [entries, JSON.stringify(lines)]) {
    for (const part of ['set-cookie: x', '"level\\":60', '\\u001b', '\\u0000']) expect(text).not.toContain(part);
  }
});
