import { randomUUID } from 'node:crypto';
import { ADMIN_API } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { usersAtWork } from '../../testing/users-at-work.ts';

const { work, call, newUser, stored } = usersAtWork();

describe('no account is made of, changed by or found under', () => {
  it.each<[string, object]>([
    ['an id', { id: randomUUID() }],
    ['a database id', { _id: randomUUID() }],
    ['a revision', { revision: 9 }],
    ['a date', { created_at: '2020-01-01T00:00:00.000Z' }],
    ['an epoch', { epoch: 5 }],
    ['a role by another name', { role: 'super-admin' }],
    ['a role as a text', { is_super_admin: 'true' }],
    ['a role as a query', { is_super_admin: { $ne: false } }],
    ['an e-mail as a query', { email: { $gt: '' } }],
    ['a list of e-mails', { email: ['a@exemple.fr'] }],
    ['a password as a query', { password: { $exists: true } }],
    ['operators', { $set: { is_super_admin: true } }],
    ['paths of the database', { 'ids.0': randomUUID() }],
  ])('%s in a new account', async (_what, fields) => {
    const before = await work.fixture.application.users.count();
    expect((await call('POST', ADMIN_API.users, newUser(fields))).statusCode).toBe(422);
    expect(await work.fixture.application.users.count()).toBe(before);
  });

  it.each<[string, object]>([
    ['an id', { id: randomUUID() }],
    ['a date', { created_at: '2020-01-01T00:00:00.000Z' }],
    ['an epoch', { epoch: 0 }],
    ['a revision as a query', { revision: { $gte: 0 } }],
    ['operators', { $inc: { revision: 1 } }],
  ])('%s in a change', async (_what, fields) => {
    const { id, email } = await anAccount(work.fixture.application);
    const change = { email, is_super_admin: false, revision: 1, ...fields };
    expect((await call('PUT', ADMIN_API.user(id), change)).statusCode).toBe(422);
    expect(await stored(id)).toMatchObject({ id, email, revision: 1 });
  });

  it.each(['nobody', '%7B%22$gt%22:%22%22%7D', '__proto__', 'constructor', '..%2f..', 'x'.repeat(90), '%00'])(
    'the account %.30s, which does not exist',
    async (id) => {
      for (const method of ['GET', 'DELETE'] as const) {
        expect((await call(method, `${ADMIN_API.users}/${id}`)).statusCode).toBe(404);
      }
    },
  );
});
