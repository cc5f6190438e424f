import { expect, it } from 'vitest';
import { anAdmin, CHEF, PASSWORD, setUpAccounts } from '../testing/accounts.ts';

it('unlocks an account, reports when for its address, and changes nothing else', async () => {
  const { users, clock } = await setUpAccounts();
  const chef = await users.create(anAdmin());
  expect(await users.unlockedAt(CHEF)).toBeNull();
  await users.unlock(chef.id);
  expect(await users.unlockedAt(CHEF.toUpperCase())).toEqual(clock.now());
  expect(await users.get(chef.id)).toEqual(chef);
  expect(await users.list()).toEqual([chef]);
  for (const email of ['nobody@exemple.fr', 'nobody']) expect(await users.unlockedAt(email)).toBeNull();
  await expect(users.unlock('f6a3')).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
});

it('ends all sessions of one account, and no other', async () => {
  const { users, sessions, aBoss } = await setUpAccounts();
  const [boss, chef] = [await aBoss(), await users.create(anAdmin())];
  const signIn = async (email: string) => (await sessions.signIn({ email, password: PASSWORD })).id;
  const [first, second, other] = [await signIn(CHEF), await signIn(CHEF), await signIn(boss.email)];
  expect(await sessions.endAllOf(chef.id)).toBe(2);
  expect(await sessions.endAllOf(chef.id)).toBe(0);
  for (const id of [first, second]) expect(await sessions.find(id)).toEqual({ kind: 'ended' });
  expect(await sessions.find(other)).toMatchObject({ kind: 'open' });
  expect(await sessions.find(await signIn(CHEF))).toMatchObject({ kind: 'open' });
});

it('checks an update without making it', async () => {
  const { users, aBoss, stored } = await setUpAccounts();
  const [boss, chef] = [await aBoss(), await users.create(anAdmin())];
  const before = await stored();
  const dryRun = { dryRun: true };
  const raised = await users.update(chef.id, { ...chef, is_super_admin: true }, null, dryRun);
  expect(raised).toEqual({ ...chef, is_super_admin: true });
  const lowered = users.update(boss.id, { ...boss, is_super_admin: false }, null, dryRun);
  await expect(lowered).rejects.toMatchObject({ code: 'LAST_SUPER_ADMIN' });
  const taken = users.update(chef.id, { ...chef, email: boss.email }, null, dryRun);
  await expect(taken).rejects.toMatchObject({ code: 'DUPLICATE_EMAIL' });
  expect(await stored()).toEqual(before);
});
