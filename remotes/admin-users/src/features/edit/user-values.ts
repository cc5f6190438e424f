import type { AdminUser, AdminUserUpdate, NewAdminUser } from '@tdt/contracts';

/** What the form holds. An empty password keeps the one there is. */
export interface UserValues {
  email: string;
  password: string;
  is_super_admin: boolean;
}

export const NO_USER: UserValues = { email: '', password: '', is_super_admin: false };

export const valuesOf = ({ email, is_super_admin }: AdminUser): UserValues => ({ email, password: '', is_super_admin });

/** What is sent to make an account. */
export const toNewUser = ({ email, password, is_super_admin }: UserValues): NewAdminUser => ({
  email: email.trim(),
  password,
  is_super_admin,
});

/** What is sent to change one: without a password unless there is a new one. */
export const toUpdate = ({ email, password, is_super_admin }: UserValues, revision: number): AdminUserUpdate => ({
  email: email.trim(),
  is_super_admin,
  revision,
  ...(password === '' ? {} : { password }),
});
