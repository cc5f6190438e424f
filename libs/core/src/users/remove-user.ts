import { ACCOUNT_MESSAGES, AppError } from '@tdt/contracts';
import { existing, presentUser } from './account.ts';
import type { SuperAdminsRepository } from './super-admins.repository.ts';
import type { UsersRepository } from './users.repository.ts';
import type { UsersService } from './users.service.ts';

interface Dependencies {
  users: Pick<UsersRepository, 'find' | 'remove'>;
  superAdmins: Pick<SuperAdminsRepository, 'ids' | 'takeOut'>;
}

/**
 * The guard first, then the account: a crash in between leaves an account that is no super admin, and can be removed again.
 * Its sessions stay: whoever uses one is told that the account is gone.
 */
export function createRemoveUser({ users, superAdmins }: Dependencies): UsersService['remove'] {
  const lastOne = () => new AppError('LAST_SUPER_ADMIN', { detail: ACCOUNT_MESSAGES.lastSuperAdmin });

  return async (id, by, { dryRun = false } = {}) => {
    const stored = existing(await users.find({ _id: id }));
    if (by?.id === id) throw new AppError('OWN_ACCOUNT', { detail: ACCOUNT_MESSAGES.ownAccount });
    if (dryRun) {
      const ids = await superAdmins.ids();
      if (ids.includes(id) && ids.length === 1) throw lastOne();
      return presentUser(stored, ids.includes(id));
    }
    const out = await superAdmins.takeOut(id);
    if (!out) throw lastOne();
    if (!(await users.remove(id))) throw new AppError('USER_NOT_FOUND');
    return presentUser(stored, out.wasSuperAdmin);
  };
}
