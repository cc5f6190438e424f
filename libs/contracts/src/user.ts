import { z } from 'zod';
import { listOf, pagingFields } from './list.ts';
import { ACCOUNT_MESSAGES, PASSWORD_MAX, PASSWORD_MIN, USER_SORTS } from './plain/accounts.ts';
import { SEARCH_TEXT_MAX } from './plain/constants.ts';
import { isEmail } from './plain/email.ts';

/** A password exactly as typed: not trimmed, not normalised, no character forbidden. */
export const PasswordSchema = z
  .string()
  .min(PASSWORD_MIN, { error: ACCOUNT_MESSAGES.passwordShort })
  .max(PASSWORD_MAX, { error: ACCOUNT_MESSAGES.passwordLong });

/** The server normalises the address, then checks it more strictly. */
const email = z.string().trim().refine(isEmail, { error: ACCOUNT_MESSAGES.emailInvalid });

/** An account of the back office, as the API shows it to super admins. */
export const AdminUserSchema = z.strictObject({
  id: z.uuid(),
  /** Normalised: trimmed, lower case, its domain in ASCII. */
  email: z.string(),
  /** Super admins also manage accounts. */
  is_super_admin: z.boolean(),
  created_at: z.iso.datetime(),
  revision: z.int(),
});
export type AdminUser = z.infer<typeof AdminUserSchema>;

/** A new account. */
export const NewAdminUserSchema = z.strictObject({
  email,
  password: z.string().min(1, { error: ACCOUNT_MESSAGES.passwordRequired, abort: true }).pipe(PasswordSchema),
  is_super_admin: z.boolean().default(false),
});
export type NewAdminUser = z.infer<typeof NewAdminUserSchema>;

/** New values of an account. Without `password`, the password stays. */
export const AdminUserUpdateSchema = z.strictObject({
  email,
  password: PasswordSchema.optional(),
  is_super_admin: z.boolean(),
  /** Revision of the account when it was loaded. */
  revision: z.int().min(1),
});
export type AdminUserUpdate = z.infer<typeof AdminUserUpdateSchema>;

export const AdminUserQuerySchema = z.strictObject({
  /** Part of the e-mail address, in any case. */
  q: z.string().trim().max(SEARCH_TEXT_MAX).default(''),
  sort: z.enum(USER_SORTS).default('-created_at'),
  ...pagingFields,
});
export type AdminUserQuery = z.infer<typeof AdminUserQuerySchema>;

export const AdminUserListSchema = listOf(AdminUserSchema);
export type AdminUserList = z.infer<typeof AdminUserListSchema>;
