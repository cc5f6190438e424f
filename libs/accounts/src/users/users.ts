import { randomUUID } from 'node:crypto';
import { type AdminUser, type AdminUserList, type AdminUserQuery, AppError, type NewAdminUser } from '@tdt/contracts';
import type { Leases } from '@tdt/database';
import { normaliseEmail, readEmail } from '../email-address.ts';
import type { ViewsRepository } from '../views/views.repository.ts';
import { checkPassword, existingUser, presentUser } from './account.ts';
import type { Passwords } from './passwords.ts';
import { createRemoveUser } from './remove-user.ts';
import type { SuperAdminsRepository } from './super-admins.repository.ts';
import { createUpdateUser } from './update-user.ts';
import type { StoredUser, UsersRepository } from './users.repository.ts';

interface Dependencies {
  repository: UsersRepository;
  superAdmins: SuperAdminsRepository;
  views: Pick<ViewsRepository, 'removePrivate'>;
  passwords: Pick<Passwords, 'hash'>;
  leases: Pick<Leases, 'whileHolding'>;
  now?: () => Date;
}

export type Users = ReturnType<typeof createUsers>;

/** The accounts of the back office. */
export function createUsers(dependencies: Dependencies) {
  const { repository, superAdmins, passwords, now = () => new Date() } = dependencies;

  const presentAll = async (stored: Promise<StoredUser[]>): Promise<AdminUser[]> => {
    const [found, ids] = await Promise.all([stored, superAdmins.ids()]);
    return found.map((user) => presentUser(user, ids.includes(user._id)));
  };

  const presentOne = async (stored: Promise<StoredUser | null>): Promise<AdminUser> => {
    const [found, ids] = await Promise.all([stored, superAdmins.ids()]);
    const user = existingUser(found);
    return presentUser(user, ids.includes(user._id));
  };

  return {
    /**
     * Creates an account. Throws `VALIDATION_FAILED` at `email` or `password`, and `DUPLICATE_EMAIL`. With `dryRun` it
     * makes the same checks and returns the account that would be created, storing nothing.
     */
    async create(
      { email: typed, password: plain, is_super_admin }: NewAdminUser,
      { dryRun = false }: { dryRun?: boolean } = {},
    ): Promise<AdminUser> {
      const email = normaliseEmail(typed);
      checkPassword(plain);
      const user: StoredUser = { _id: randomUUID(), email, revision: 1, created_at: now() };
      const isFree = dryRun
        ? !(await repository.isTaken(email))
        : await repository.insert({ ...user, password: await passwords.hash(plain) });
      if (!isFree) throw new AppError('DUPLICATE_EMAIL');
      // After the account, never before. A crash in between then leaves an account with fewer rights than it should
      // have, not a super admin without an account, which would count as the one that must stay.
      if (is_super_admin && !dryRun) await superAdmins.add(user._id);
      return presentUser(user, is_super_admin);
    },

    /** All accounts, newest first. */
    list: (): Promise<AdminUser[]> => presentAll(repository.all()),

    /** A page of the accounts whose e-mail contains `q`. */
    async search({ q, sort, page, page_size }: AdminUserQuery): Promise<AdminUserList> {
      const found = repository.page(q, sort, { skip: (page - 1) * page_size, limit: page_size });
      const items = await presentAll(found.then((result) => result.items));
      return { items, total: (await found).total, page, page_size };
    },

    /** Throws `USER_NOT_FOUND`. */
    exists: async (id: string): Promise<boolean> => (await repository.find({ _id: id })) !== null,

    get: (id: string): Promise<AdminUser> => presentOne(repository.find({ _id: id })),

    /** The account with an address, however it is written. Throws `VALIDATION_FAILED` at `email`, `USER_NOT_FOUND`. */
    named: async (email: string): Promise<AdminUser> => presentOne(repository.find({ email: normaliseEmail(email) })),

    /**
     * Replaces an account; a new password ends its sessions. Throws `USER_NOT_FOUND`, `VALIDATION_FAILED`,
     * `DUPLICATE_EMAIL`, `REVISION_CONFLICT`, `LAST_SUPER_ADMIN` when it would demote the last one, and `OWN_ACCOUNT`
     * for the caller's own password, which `Sessions.changePassword` changes because it asks for the current one.
     */
    update: createUpdateUser(dependencies),

    /**
     * Removes an account and returns it. Throws `USER_NOT_FOUND`, `OWN_ACCOUNT`, `LAST_SUPER_ADMIN`. With
     * `dryRun` it makes the same checks and removes nothing.
     */
    remove: createRemoveUser(dependencies),

    /**
     * Sets another password, which ends the account's sessions. Throws `VALIDATION_FAILED` at `password`,
     * `USER_NOT_FOUND`.
     */
    async resetPassword(id: string, password: string): Promise<void> {
      checkPassword(password);
      if (!(await repository.setPassword({ _id: id }, await passwords.hash(password)))) {
        throw new AppError('USER_NOT_FOUND');
      }
    },

    /** Clears the failed sign-ins of an account on all servers. Throws `USER_NOT_FOUND`. */
    async unlock(id: string): Promise<void> {
      if (!(await repository.unlock(id, now()))) throw new AppError('USER_NOT_FOUND');
    },

    /** When the account of an address, however it is written, was last unlocked; `null`: never, or there is none. */
    async unlockedAt(email: string): Promise<Date | null> {
      const address = readEmail(email);
      return address === null ? null : repository.unlockedAt(address);
    },

    count: repository.count,

    /** Whether there is an account that can manage accounts. */
    hasSuperAdmin: async (): Promise<boolean> => (await superAdmins.ids()).length > 0,
  };
}
