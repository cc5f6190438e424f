import { type AdminUser, AppError, PasswordSchema } from '@tdt/contracts';
import type { StoredUser } from './users.repository.ts';

/** Who changes an account: the account that is signed in; `null`: an operator at the command line. */
export type ActingUser = { id: string } | null;

/** Throws `VALIDATION_FAILED` at `password`. */
export function checkPassword(password: string): void {
  const checked = PasswordSchema.safeParse(password);
  if (checked.success) return;
  const errors = checked.error.issues.map(({ message }) => ({ path: 'password', message }));
  throw new AppError('VALIDATION_FAILED', { errors });
}

/** The account itself. Throws `USER_NOT_FOUND` for `null`. */
export function existingUser(user: StoredUser | null): StoredUser {
  if (!user) throw new AppError('USER_NOT_FOUND');
  return user;
}

export const presentUser = ({ _id, email, revision, created_at }: StoredUser, is_super_admin: boolean): AdminUser => ({
  id: _id,
  email,
  is_super_admin,
  created_at: created_at.toISOString(),
  revision,
});
