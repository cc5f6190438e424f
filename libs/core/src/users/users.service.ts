import { randomUUID } from 'node:crypto';
import {
  type AdminUser,
  type AdminUserList,
  type AdminUserQuery,
  type AdminUserUpdate,
  AppError,
  type NewAdminUser,
  PasswordSchema,
} from '@tdt/contracts';
import { normaliseEmail } from '../email-address.ts';
import type { Passwords } from './passwords.ts';
import type { StoredUser, UsersRepository } from './users.repository.ts';

interface Dependencies {
  users: UsersRepository;
  passwords: Passwords;
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

export function createUsersService({ users, passwords, now = () => new Date() }: Dependencies): UsersService {
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
      if (is_super_admin && !dryRun) await users.addSuperAdmin(user._id);
      return present(user, is_super_admin);
    },

    async list() {
      const [stored, ids] = await Promise.all([users.all(), users.superAdmins()]);
      return stored.map((user) => present(user, ids.includes(user._id)));
    },

    search: notYet,
    get: notYet,
    update: notYet,
    remove: notYet,
    named: notYet,
    resetPassword: notYet,

    count: () => users.count(),

    hasSuperAdmin: async () => (await users.superAdmins()).length > 0,
  };
}

function checkPassword(password: string): void {
  const checked = PasswordSchema.safeParse(password);
  if (checked.success) return;
  const errors = checked.error.issues.map(({ message }) => ({ path: 'password', message }));
  throw new AppError('VALIDATION_FAILED', { errors });
}

const present = ({ _id, email, revision, created_at }: StoredUser, is_super_admin: boolean): AdminUser => ({
  id: _id,
  email,
  is_super_admin,
  created_at: created_at.toISOString(),
  revision,
});

const notYet = async (): Promise<never> => {
  throw new AppError('NOT_READY');
};
