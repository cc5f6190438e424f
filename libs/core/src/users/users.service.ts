import { randomUUID } from 'node:crypto';
import {
  type AdminUser,
  type AdminUserList,
  type AdminUserQuery,
  type AdminUserUpdate,
  AppError,
  type NewAdminUser,
} from '@tdt/contracts';
import type { Leases } from '../database/leases.ts';
import { normaliseEmail } from '../email-address.ts';
import { checkPassword, existing, presentUser } from './account.ts';
import type { Passwords } from './passwords.ts';
import { createRemoveUser } from './remove-user.ts';
import type { SuperAdminsRepository } from './super-admins.repository.ts';
import { createUpdateUser } from './update-user.ts';
import type { StoredUser, UsersRepository } from './users.repository.ts';

interface Dependencies {
  users: UsersRepository;
  superAdmins: SuperAdminsRepository;
  passwords: Pick<Passwords, 'hash'>;
  leases: Pick<Leases, 'whileHolding'>;
  now?: () => Date;
}

/** Who changes an account: the account that is signed in; `null`: an operator at the command line. */
export type ActingUser = { id: string } | null;

export interface UsersService {
  /**
   * Makes an account. Throws `VALIDATION_FAILED` at `email` or `password`, and `DUPLICATE_EMAIL`. With `dryRun` it checks
   * the same and answers the account that would be made, storing nothing.
   */
  create(user: NewAdminUser, options?: { dryRun?: boolean }): Promise<AdminUser>;
  /** All accounts, newest first. */
  list(): Promise<AdminUser[]>;
  /** Those whose e-mail holds `q`, a page of them. */
  search(query: AdminUserQuery): Promise<AdminUserList>;
  /** Throws `USER_NOT_FOUND`. */
  get(id: string): Promise<AdminUser>;
  /**
   * Replaces an account; a new password ends its sessions. Throws `USER_NOT_FOUND`, `VALIDATION_FAILED`, `DUPLICATE_EMAIL`,
   * `REVISION_CONFLICT`, `LAST_SUPER_ADMIN` for who would be demoted as the last one, and `OWN_ACCOUNT` for one's own
   * password, which is changed where the current one is asked for.
   */
  update(id: string, update: AdminUserUpdate, by: ActingUser): Promise<AdminUser>;
  /**
   * Removes an account and answers what it was. Throws `USER_NOT_FOUND`, `OWN_ACCOUNT`, `LAST_SUPER_ADMIN`. With `dryRun`
   * it checks the same and removes nothing.
   */
  remove(id: string, by: ActingUser, options?: { dryRun?: boolean }): Promise<AdminUser>;
  /** The account of an address, however it is written. Throws `VALIDATION_FAILED` at `email`, `USER_NOT_FOUND`. */
  named(email: string): Promise<AdminUser>;
  /** Gives an account another password, which ends its sessions. Throws `VALIDATION_FAILED` at `password`, `USER_NOT_FOUND`. */
  resetPassword(id: string, password: string): Promise<void>;
  count(): Promise<number>;
  /** Whether anybody can manage accounts yet. */
  hasSuperAdmin(): Promise<boolean>;
}

export function createUsersService(dependencies: Dependencies): UsersService {
  const { users, superAdmins, passwords, now = () => new Date() } = dependencies;

  const presentAll = async (stored: Promise<StoredUser[]>): Promise<AdminUser[]> => {
    const [found, ids] = await Promise.all([stored, superAdmins.ids()]);
    return found.map((user) => presentUser(user, ids.includes(user._id)));
  };

  const presentOne = async (stored: Promise<StoredUser | null>): Promise<AdminUser> => {
    const [found, ids] = await Promise.all([stored, superAdmins.ids()]);
    const user = existing(found);
    return presentUser(user, ids.includes(user._id));
  };

  return {
    async create({ email: typed, password: plain, is_super_admin }, { dryRun = false } = {}) {
      const email = normaliseEmail(typed);
      checkPassword(plain);
      const user: StoredUser = { _id: randomUUID(), email, revision: 1, created_at: now() };
      const isFree = dryRun
        ? !(await users.isTaken(email))
        : await users.insert({ ...user, password: await passwords.hash(plain) });
      if (!isFree) throw new AppError('DUPLICATE_EMAIL');
      // After the account, never before: a crash in between leaves one that may less than it should, and not a super
      // admin whom nobody can sign in as, who would count as the one who stays.
      if (is_super_admin && !dryRun) await superAdmins.add(user._id);
      return presentUser(user, is_super_admin);
    },

    list: () => presentAll(users.all()),

    async search({ q, sort, page, page_size }) {
      const found = users.page(q, sort, { skip: (page - 1) * page_size, limit: page_size });
      const items = await presentAll(found.then((result) => result.items));
      return { items, total: (await found).total, page, page_size };
    },

    get: (id) => presentOne(users.find({ _id: id })),

    named: async (email) => presentOne(users.find({ email: normaliseEmail(email) })),

    update: createUpdateUser(dependencies),

    remove: createRemoveUser(dependencies),

    async resetPassword(id, password) {
      checkPassword(password);
      if (!(await users.setPassword({ _id: id }, await passwords.hash(password)))) {
        throw new AppError('USER_NOT_FOUND');
      }
    },

    count: () => users.count(),

    hasSuperAdmin: async () => (await superAdmins.ids()).length > 0,
  };
}
