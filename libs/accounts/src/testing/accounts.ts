import type { Logger } from '@tdt/config';
import type { NewAdminUser } from '@tdt/contracts';
import { createLeases } from '@tdt/database';
import { aClock, openConnection, silentLog, type TemporaryPlace, temporaryPlace } from '@tdt/database/testing';
import type { Connection } from 'mongoose';
import { openAccounts } from '../open-accounts.ts';
import { sessionModel } from '../sessions/session.model.ts';
import { createPasswords, type Passwords } from '../users/passwords.ts';
import { superAdminsModel } from '../users/super-admins.model.ts';
import { createSuperAdminsRepository } from '../users/super-admins.repository.ts';
import { userModel } from '../users/user.model.ts';
import { createUsersRepository } from '../users/users.repository.ts';
import { createViewsRepository } from '../views/views.repository.ts';

export const CHEF = 'chef@exemple.fr';
export const PASSWORD = 'six ch';

/** A new account; by default, no super admin. */
export const anAdmin = (over: Partial<NewAdminUser> = {}): NewAdminUser => ({
  email: CHEF,
  password: PASSWORD,
  is_super_admin: false,
  ...over,
});

interface Setup {
  /** A place that other programs use as well; by default, one of its own. */
  place?: Pick<TemporaryPlace, 'mongodbUri'>;
  passwords?: Passwords;
  log?: Logger;
}

/** The accounts of one program with their parts and a clock of their own; all removed when the test ends. */
export async function setUpAccounts({ place, passwords = createPasswords(), log = silentLog }: Setup = {}) {
  const connection = await openConnection(place ?? (await temporaryPlace()));
  await userModel(connection).createIndexes();
  const clock = aClock();
  const secret = Buffer.alloc(48, 'secret of the site');
  const leases = createLeases(connection);
  const accounts = openAccounts({ connection, secret, leases, log, passwords, now: clock.now });
  return {
    ...accounts,
    connection,
    clock,
    passwords,
    repositories: {
      users: createUsersRepository(connection),
      superAdmins: createSuperAdminsRepository(connection),
      views: createViewsRepository(connection),
    },
    stored: () => storedIn(connection),
    storedSessions: () => sessionModel(connection).find().lean(),

    /** Creates another super admin, so that none is the last one. */
    aBoss: () => accounts.users.create(anAdmin({ email: 'patronne@exemple.fr', is_super_admin: true })),
  };
}

/** All that is stored of accounts: users by e-mail, and the ids of super admins. */
export async function storedIn(connection: Connection) {
  const [users, guard] = await Promise.all([
    userModel(connection).find().select('+password +epoch').sort({ email: 1 }).lean(),
    superAdminsModel(connection).findOne({}, { ids: 1 }).lean(),
  ]);
  return { users, superAdmins: (guard?.ids ?? []).toSorted() };
}

/** Real passwords, with a list of the hashes that passwords were checked against. */
export function countedPasswords(): Passwords & { checked: string[] } {
  const passwords = createPasswords();
  const checked: string[] = [];
  return {
    ...passwords,
    checked,
    isCorrect(password, stored) {
      checked.push(stored);
      return passwords.isCorrect(password, stored);
    },
  };
}
