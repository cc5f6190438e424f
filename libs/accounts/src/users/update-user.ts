import { ACCOUNT_MESSAGES, type AdminUser, type AdminUserUpdate, AppError } from '@tdt/contracts';
import type { Leases } from '@tdt/database';
import { normaliseEmail } from '../email-address.ts';
import { type ActingUser, checkPassword, existingUser, presentUser } from './account.ts';
import type { Passwords } from './passwords.ts';
import type { Demotion, SuperAdminsRepository } from './super-admins.repository.ts';
import type { StoredUser, UsersRepository } from './users.repository.ts';

interface Dependencies {
  repository: Pick<UsersRepository, 'find' | 'isTaken' | 'replace'>;
  superAdmins: Pick<SuperAdminsRepository, 'add' | 'demote' | 'ids'>;
  passwords: Pick<Passwords, 'hash'>;
  leases: Pick<Leases, 'whileHolding'>;
}

/**
 * Changes two documents without a transaction: a demotion comes before the account, a promotion after it. A crash in
 * between leaves an account with fewer rights than it should have, never with more.
 *
 * Updates of one account wait for each other (a lease): if several concurrent updates fail, none knows which demotion
 * to undo. Where the lease was lost, or a removal or a new password came in between, the conditions of each write
 * ensure that no account gets a role that another update took away.
 */
export function createUpdateUser({ repository, superAdmins, passwords, leases }: Dependencies) {
  const lastOne = () => new AppError('LAST_SUPER_ADMIN', { detail: ACCOUNT_MESSAGES.lastSuperAdminDemoted });

  async function demote(id: string): Promise<Demotion> {
    const demotion = await superAdmins.demote(id);
    if (!demotion) throw lastOne();
    return demotion;
  }

  async function replace(id: string, update: AdminUserUpdate): Promise<StoredUser> {
    const { email, password, revision, is_super_admin } = update;
    checkRevision(existingUser(await repository.find({ _id: id })), revision);
    const demotion = is_super_admin ? null : await demote(id);
    try {
      const replaced = await repository.replace({ _id: id, revision }, { email, password });
      if (replaced === 'taken') throw new AppError('DUPLICATE_EMAIL');
      if (!replaced) throw new AppError((await repository.find({ _id: id })) ? 'REVISION_CONFLICT' : 'USER_NOT_FOUND');
      if (is_super_admin && !(await superAdmins.add(id))) throw new AppError('USER_NOT_FOUND');
      return replaced;
    } catch (error) {
      await demotion?.undo();
      throw error;
    }
  }

  return async (
    id: string,
    { email: typed, password: plain, is_super_admin, revision }: AdminUserUpdate,
    by: ActingUser,
    { dryRun = false }: { dryRun?: boolean } = {},
  ): Promise<AdminUser> => {
    const email = normaliseEmail(typed);
    if (plain !== undefined) checkPassword(plain);
    const stored = existingUser(await repository.find({ _id: id }));
    if (plain !== undefined && by?.id === id) {
      throw new AppError('OWN_ACCOUNT', { detail: ACCOUNT_MESSAGES.ownPassword });
    }
    checkRevision(stored, revision);
    if (dryRun) {
      if (email !== stored.email && (await repository.isTaken(email))) throw new AppError('DUPLICATE_EMAIL');
      const ids = await superAdmins.ids();
      if (!is_super_admin && ids.includes(id) && ids.length === 1) throw lastOne();
      return presentUser({ ...stored, email }, is_super_admin);
    }
    const password = plain === undefined ? undefined : await passwords.hash(plain);
    const update = { email, password, is_super_admin, revision };
    return presentUser(await leases.whileHolding(`account ${id}`, () => replace(id, update)), is_super_admin);
  };
}

function checkRevision(stored: StoredUser, revision: number): void {
  if (stored.revision !== revision) throw new AppError('REVISION_CONFLICT');
}
