import { randomUUID } from 'node:crypto';
import { ADMIN_API, AdminUserListSchema, AdminUserSchema } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import { anAccount, cookieOf } from '../../testing/accounts.ts';
import { usersAtWork } from '../../testing/users-at-work.ts';

const { work, call, newUser, stored } = usersAtWork();

describe('accounts', () => {
  it('are made, found under their address, changed and removed', async () => {
    const made = await call('POST', ADMIN_API.users, newUser({ email: ' Marie@CRÊPERIE.bzh ' }));
    const user = AdminUserSchema.parse(made.json());
    expect([made.statusCode, made.headers.location]).toEqual([201, ADMIN_API.user(user.id)]);
    expect(user).toMatchObject({ email: 'marie@xn--crperie-kya.bzh', is_super_admin: false, revision: 1 });
    expect((await call('GET', String(made.headers.location))).json()).toEqual(user);

    const change = { email: 'marie@exemple.fr', is_super_admin: true, revision: 1 };
    const changed = await call('PUT', ADMIN_API.user(user.id), change);
    expect([changed.statusCode, changed.json()]).toEqual([200, { ...user, ...change, revision: 2 }]);

    const removed = await call('DELETE', ADMIN_API.user(user.id));
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    const gone = await call('GET', ADMIN_API.user(user.id));
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'USER_NOT_FOUND']);
  });

  it('are listed by the page, in an order, by a part of the e-mail', async () => {
    const mark = randomUUID().slice(0, 8);
    for (const name of ['b', 'a', 'c'])
      await call('POST', ADMIN_API.users, newUser({ email: `${name}.${mark}@exemple.fr` }));
    const response = await call('GET', `${ADMIN_API.users}?q=${mark.toUpperCase()}&sort=email&page=2&page_size=2`);
    const list = AdminUserListSchema.parse(response.json());
    expect(list).toMatchObject({ total: 3, page: 2, page_size: 2 });
    expect(list.items.map(({ email }) => email)).toEqual([`c.${mark}@exemple.fr`]);
    expect((await call('GET', ADMIN_API.users)).json().items[0].email).toBe(`c.${mark}@exemple.fr`);
    expect((await call('GET', `${ADMIN_API.users}?q=.*`)).json().total).toBe(0);
  });

  it.each(['sort=password', 'sort[$ne]=1', 'q[$gt]=', 'page=0', 'page_size=101', 'filter=x', 'q=a&q=b'])(
    'are not listed by %s',
    async (query) => {
      expect((await call('GET', `${ADMIN_API.users}?${query}`)).statusCode).toBe(422);
    },
  );
});

describe('what is refused, and with which message', () => {
  const problemOf = async (response: ReturnType<typeof call>) => {
    const received = await response;
    const { code, detail, errors } = received.json();
    return { status: received.statusCode, code, detail, errors };
  };

  it('to remove one’s own account, or to set one’s own password here', async () => {
    expect(await problemOf(call('DELETE', ADMIN_API.user(work.boss.id)))).toMatchObject({
      status: 409,
      code: 'OWN_ACCOUNT',
      detail: 'You cannot delete your own account',
    });
    const { email, revision } = await stored(work.boss.id);
    const change = { email, is_super_admin: true, revision, password: 'another password' };
    expect(await problemOf(call('PUT', ADMIN_API.user(work.boss.id), change))).toMatchObject({
      status: 409,
      code: 'OWN_ACCOUNT',
      detail: 'Change your own password in the settings',
    });
    await cookieOf(work.app, work.boss);
  });
});

it('reveals nothing about accounts to an admin, not even whether one exists', async () => {
  const admin = await anAccount(work.fixture.application);
  const held = await cookieOf(work.app, admin);
  const responses = [];
  for (const id of [work.boss.id, admin.id, randomUUID(), 'x'.repeat(5000)]) {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const payload = method === 'PUT' ? { email: work.boss.email, is_super_admin: true, revision: 1 } : undefined;
      const { statusCode, body } = await call(method, ADMIN_API.user(id), payload, held);
      responses.push([statusCode, JSON.parse(body).code, JSON.parse(body).detail].join(' '));
    }
  }
  for (const email of [work.boss.email, 'nobody@exemple.fr', 'no address']) {
    const { statusCode, body } = await call('POST', ADMIN_API.users, newUser({ email }), held);
    responses.push([statusCode, JSON.parse(body).code, JSON.parse(body).detail].join(' '));
  }
  expect(new Set(responses)).toEqual(new Set(['403 FORBIDDEN Accès refusé.']));
});
