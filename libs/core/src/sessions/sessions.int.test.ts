import { expect, it } from 'vitest';
import { openTemporary } from '../testing/temporary-application.ts';

it('opens a session for who knows the password, and follows the account from then on', async () => {
  const { users, sessions } = await openTemporary();
  const boss = await users.create({ email: 'patronne@exemple.fr', password: 'secret', is_super_admin: true });
  const made = await users.create({ email: 'chef@exemple.fr', password: 'secret', is_super_admin: true });
  const { id, user } = await sessions.signIn({ email: ' CHEF@exemple.fr', password: 'secret' });
  expect(user).toEqual({ id: made.id, email: 'chef@exemple.fr', is_super_admin: true });
  expect(await sessions.find(id)).toEqual({ kind: 'open', user });
  await users.update(made.id, { email: 'chef@exemple.org', is_super_admin: false, revision: 1 }, boss);
  expect(await sessions.find(id)).toEqual({
    kind: 'open',
    user: { ...user, email: 'chef@exemple.org', is_super_admin: false },
  });
  await users.remove(made.id, boss);
  expect(await sessions.find(id)).toEqual({ kind: 'not-admin' });
  await expect(users.remove(boss.id, null)).rejects.toMatchObject({ code: 'LAST_SUPER_ADMIN' });
  expect(await users.search({ q: 'PATRON', sort: 'email', page: 1, page_size: 20 })).toMatchObject({
    items: [boss],
    total: 1,
  });
});
