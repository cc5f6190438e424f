import type { NewAdminUser } from '@tdt/contracts';
import type { Connection } from 'mongoose';
import { createLeases } from '../database/leases.ts';
import { openAccounts } from '../open-accounts.ts';
import { sessionModel } from '../sessions/session.model.ts';
import { createPasswords, type Passwords } from '../users/passwords.ts';
import { superAdminsModel } from '../users/super-admins.model.ts';
import { createSuperAdminsRepository } from '../users/super-admins.repository.ts';
import { userModel } from '../users/user.model.ts';
import { createUsersRepository } from '../users/users.repository.ts';
import { aClock } from './newsletter.ts';
import { openConnection, silentLog, temporarySettings } from './temporary-application.ts';

export const CHEF = 'chef@exemple.fr';
export const PASSWORD = 'six ch';

/** What an account is made of: by default an admin who is no super admin. */
export const anAdmin = (over: Partial<NewAdminUser> = {}): NewAdminUser => ({
  email: CHEF,
  password: PASSWORD,
  is_super_admin: false,
  ...over,
});

/** A database, a clock and the accounts over both, with the parts that they are made of; all gone when the test ends. */
export async function accountsAtWork({ passwords = createPasswords(), log = silentLog } = {}) {
  const connection = await openConnection(await temporarySettings());
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
    repositories: { users: createUsersRepository(connection), superAdmins: createSuperAdminsRepository(connection) },
    stored: () => storedIn(connection),
    storedSessions: () => sessionModel(connection).find().lean(),

    /** Another super admin, so that nobody is the last one. */
    aBoss: () => accounts.users.create(anAdmin({ email: 'patronne@exemple.fr', is_super_admin: true })),
  };
}

/** All that is stored of accounts, to be compared: by e-mail, and who is super admin. */
export async function storedIn(connection: Connection) {
  const [users, guard] = await Promise.all([
    userModel(connection).find().select('+password +epoch').sort({ email: 1 }).lean(),
    superAdminsModel(connection).findOne({}, { ids: 1 }).lean(),
  ]);
  return { users, superAdmins: (guard?.ids ?? []).toSorted() };
}

/** Real passwords, with a note of each hash that one was checked against. */
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
