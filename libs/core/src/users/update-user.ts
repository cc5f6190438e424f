import { ACCOUNT_MESSAGES, AppError } from '@tdt/contracts';
import { normaliseEmail } from '../email-address.ts';
import { checkPassword, existing, presentUser } from './account.ts';
import type { Passwords } from './passwords.ts';
import type { Demotion, SuperAdminsRepository } from './super-admins.repository.ts';
import type { UsersRepository } from './users.repository.ts';
import type { UsersService } from './users.service.ts';

interface Dependencies {
  users: Pick<UsersRepository, 'find' | 'replace'>;
  superAdmins: Pick<SuperAdminsRepository, 'add' | 'demote'>;
  passwords: Pick<Passwords, 'hash'>;
}

/**
 * Two documents change, without a transaction: a demotion before the account, a promotion after it. So a crash in between
 * leaves an account that may less than it should. Who loses the revision takes a demotion back, unless the winner has
 * said since what the account is: each update says it, also when that is no change.
 */
export function createUpdateUser({ users, superAdmins, passwords }: Dependencies): UsersService['update'] {
  const demote = async (id: string): Promise<Demotion> => {
    const demotion = await superAdmins.demote(id);
    if (!demotion) throw new AppError('LAST_SUPER_ADMIN', { detail: ACCOUNT_MESSAGES.lastSuperAdminDemoted });
    return demotion;
  };

  return async (id, { email: typed, password: plain, is_super_admin, revision }, by) => {
    const email = normaliseEmail(typed);
    if (plain !== undefined) checkPassword(plain);
    const stored = existing(await users.find({ _id: id }));
    if (plain !== undefined && by?.id === id) {
      throw new AppError('OWN_ACCOUNT', { detail: ACCOUNT_MESSAGES.ownPassword });
    }
    if (stored.revision !== revision) throw new AppError('REVISION_CONFLICT');
    const password = plain === undefined ? undefined : await passwords.hash(plain);

    const demotion = is_super_admin ? null : await demote(id);
    try {
      const replaced = await users.replace({ _id: id, revision }, { email, password });
      if (replaced === 'taken') throw new AppError('DUPLICATE_EMAIL');
      if (!replaced) throw new AppError((await users.find({ _id: id })) ? 'REVISION_CONFLICT' : 'USER_NOT_FOUND');
      if (is_super_admin && !(await superAdmins.add(id))) throw new AppError('USER_NOT_FOUND');
      return presentUser(replaced, is_super_admin);
    } catch (error) {
      await demotion?.undo();
      throw error;
    }
  };
}
