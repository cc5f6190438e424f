import { anAdmin, createSuperAdminsRepository, storedIn } from '@tdt/accounts/testing';
import { type AdminUser, AppError } from '@tdt/contracts';
import { openConnection } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import type { Application } from './application.ts';
import { openTemporary, temporarySettings } from './testing/temporary-application.ts';

/** Two applications over one database, as BFF and command line are, and the repository of super admins. */
async function twoPrograms() {
  const settings = await temporarySettings();
  const programs = [await openTemporary(settings), await openTemporary(settings)] as const;
  const connection = await openConnection(settings);
  return { programs, connection, guard: createSuperAdminsRepository(connection) };
}

const aSuperAdmin = ({ users }: Application, name: string | number) =>
  users.create(anAdmin({ email: `chef-${name}@exemple.fr`, is_super_admin: true }));

const remove = ({ users }: Application, { id }: AdminUser) => outcome(users.remove(id, null));
const demote = ({ users }: Application, user: AdminUser) =>
  outcome(users.update(user.id, { email: user.email, is_super_admin: false, revision: user.revision }, null));

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => (error instanceof AppError ? error.code : String(error)),
  );

/** Polls the guard during `work`. @returns the lowest number of super admins, and the number of polls */
async function poll(guard: { ids(): Promise<string[]> }, work: Promise<unknown>) {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  let fewest = Number.POSITIVE_INFINITY;
  let polls = 0;
  while (!isOver) {
    fewest = Math.min(fewest, (await guard.ids()).length);
    polls += 1;
  }
  await ended;
  return { fewest, polls };
}

it('there is a super admin at every moment while two programs remove and demote all of them at once', async () => {
  const { programs, connection, guard } = await twoPrograms();
  const admins: AdminUser[] = [];
  for (let count = 0; count < 10; count += 1) admins.push(await aSuperAdmin(programs[0], count));

  const requests = admins.flatMap((admin, index) => {
    const [one, other] = index % 2 === 0 ? programs : programs.toReversed();
    return one && other ? [remove(one, admin), demote(other, admin)] : [];
  });
  const all = Promise.all(requests);
  const { fewest, polls } = await poll(guard, all);

  expect(fewest).toBeGreaterThanOrEqual(1);
  expect(polls).toBeGreaterThan(2);
  const { users, superAdmins } = await storedIn(connection);
  expect(superAdmins).toHaveLength(1);
  expect(users.map(({ _id }) => _id)).toEqual(superAdmins);
  const codes = await all;
  const expected = ['done', 'LAST_SUPER_ADMIN', 'USER_NOT_FOUND', 'REVISION_CONFLICT'];
  expect(codes.filter((code) => !expected.includes(code))).toEqual([]);
  expect(codes).toContain('LAST_SUPER_ADMIN');
});

it.each([
  ['removed', 'removed', remove, remove],
  ['removed', 'demoted', remove, demote],
  ['demoted', 'demoted', demote, demote],
])('one of the last two super admins stays, %s and %s at once by two programs', async (_, __, first, second) => {
  const { programs, guard } = await twoPrograms();
  const [bff, cli] = programs;
  for (let round = 0; round < 5; round += 1) {
    const pair = [await aSuperAdmin(bff, `${round}-a`), await aSuperAdmin(bff, `${round}-b`)] as const;
    for (const id of await guard.ids()) {
      if (!pair.some((user) => user.id === id)) await bff.users.remove(id, null);
    }
    const codes = await Promise.all([first(bff, pair[0]), second(cli, pair[1])]);
    expect(codes.sort()).toEqual(['LAST_SUPER_ADMIN', 'done']);
    expect(await guard.ids()).toHaveLength(1);
  }
});
