import { ACCOUNT_MESSAGES, type AdminUser, AppError } from '@tdt/contracts';
import type { ViewsRepository } from '../views/views.repository.ts';
import { type ActingUser, existingUser, presentUser } from './account.ts';
import type { SuperAdminsRepository } from './super-admins.repository.ts';
import type { UsersRepository } from './users.repository.ts';

interface Dependencies {
  repository: Pick<UsersRepository, 'find' | 'remove'>;
  superAdmins: Pick<SuperAdminsRepository, 'ids' | 'takeOut'>;
  views: Pick<ViewsRepository, 'removePrivate'>;
}

/**
 * Changes the guard first, then removes the account: a crash in between leaves an account that is no super admin and
 * can be removed again. Its sessions stay stored, so that a request with one is refused with the reason: the account
 * was removed.
 */
export function createRemoveUser({ repository, superAdmins, views }: Dependencies) {
  const lastOne = () => new AppError('LAST_SUPER_ADMIN', { detail: ACCOUNT_MESSAGES.lastSuperAdmin });

  return async (id: string, by: ActingUser, { dryRun = false }: { dryRun?: boolean } = {}): Promise<AdminUser> => {
    const stored = existingUser(await repository.find({ _id: id }));
    if (by?.id === id) throw new AppError('OWN_ACCOUNT', { detail: ACCOUNT_MESSAGES.ownAccount });
    if (dryRun) {
      const ids = await superAdmins.ids();
      if (ids.includes(id) && ids.length === 1) throw lastOne();
      return presentUser(stored, ids.includes(id));
    }
    const out = await superAdmins.takeOut(id);
    if (!out) throw lastOne();
    await views.removePrivate(id);
    if (!(await repository.remove(id))) throw new AppError('USER_NOT_FOUND');
    return presentUser(stored, out.wasSuperAdmin);
  };
}
