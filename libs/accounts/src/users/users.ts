import type { AdminUser, AdminUserList, AdminUserQuery, AdminUserUpdate, NewAdminUser } from '@tdt/contracts';

/** Who changes an account: the account that is signed in; `null`: an operator at the command line. */
type ActingUser = { id: string } | null;

/** The accounts of the back office. */
export interface Users {
  /**
   * Creates an account. Throws `VALIDATION_FAILED` at `email` or `password`, and `DUPLICATE_EMAIL`. With `dryRun` it
   * makes the same checks and answers the account that would be created, storing nothing.
   */
  create(user: NewAdminUser, options?: { dryRun?: boolean }): Promise<AdminUser>;
  /** All accounts, newest first. */
  list(): Promise<AdminUser[]>;
  /** A page of the accounts whose e-mail contains `q`. */
  search(query: AdminUserQuery): Promise<AdminUserList>;
  /** Throws `USER_NOT_FOUND`. */
  get(id: string): Promise<AdminUser>;
  /** The account with an address, however it is written. Throws `VALIDATION_FAILED` at `email`, `USER_NOT_FOUND`. */
  named(email: string): Promise<AdminUser>;
  /**
   * Replaces an account; a new password ends its sessions. Throws `USER_NOT_FOUND`, `VALIDATION_FAILED`,
   * `DUPLICATE_EMAIL`, `REVISION_CONFLICT`, `LAST_SUPER_ADMIN` when it would demote the last one, and `OWN_ACCOUNT` for
   * the caller's own password, which `Sessions.changePassword` changes because it asks for the current one.
   */
  update(id: string, update: AdminUserUpdate, by: ActingUser, options?: { dryRun?: boolean }): Promise<AdminUser>;
  /**
   * Removes an account and answers it as it was. Throws `USER_NOT_FOUND`, `OWN_ACCOUNT`, `LAST_SUPER_ADMIN`. With
   * `dryRun` it makes the same checks and removes nothing.
   */
  remove(id: string, by: ActingUser, options?: { dryRun?: boolean }): Promise<AdminUser>;
  /**
   * Sets another password, which ends the account's sessions. Throws `VALIDATION_FAILED` at `password`,
   * `USER_NOT_FOUND`.
   */
  resetPassword(id: string, password: string): Promise<void>;
  /** Has all servers forget the failed sign-ins of an account. Throws `USER_NOT_FOUND`. */
  unlock(id: string): Promise<void>;
  /** When the account of an address, however it is written, was last unlocked; `null`: never, or there is none. */
  unlockedAt(email: string): Promise<Date | null>;
  count(): Promise<number>;
  /** Whether there is an account that can manage accounts. */
  hasSuperAdmin(): Promise<boolean>;
}
