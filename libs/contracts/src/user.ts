import { z } from 'zod';
import { ACCOUNT_MESSAGES, PASSWORD_MAX, PASSWORD_MIN, USER_SORTS } from './account-constants.ts';
import { SEARCH_TEXT_MAX } from './constants.ts';
import { listOf, pagingFields } from './list.ts';

/** A password as it was typed: nothing is trimmed, folded or forbidden. */
export const PasswordSchema = z
  .string()
  .min(PASSWORD_MIN, { error: ACCOUNT_MESSAGES.passwordShort })
  .max(PASSWORD_MAX, { error: ACCOUNT_MESSAGES.passwordLong });

/** Beyond what any address has: its form is checked by the server, which normalises it first. */
const email = z.string().max(1000, { error: ACCOUNT_MESSAGES.emailInvalid });

/** An account of the back office, as anybody may see it who may see accounts at all. */
export const AdminUserSchema = z.strictObject({
  id: z.uuid(),
  /** Normalised: trimmed, lower case, its domain in ASCII. */
  email: z.string(),
  /** Whether the account may manage accounts too. */
  is_super_admin: z.boolean(),
  created_at: z.iso.datetime(),
  revision: z.int(),
});
export type AdminUser = z.infer<typeof AdminUserSchema>;

/** What an account is made of. */
export const NewAdminUserSchema = z.strictObject({
  email,
  password: PasswordSchema,
  is_super_admin: z.boolean().default(false),
});
export type NewAdminUser = z.infer<typeof NewAdminUserSchema>;

/** What replaces an account. Without `password` the old one stays. */
export const AdminUserUpdateSchema = z.strictObject({
  email,
  password: PasswordSchema.optional(),
  is_super_admin: z.boolean(),
  /** That of the account as it was loaded. */
  revision: z.int().min(1),
});
export type AdminUserUpdate = z.infer<typeof AdminUserUpdateSchema>;

export const AdminUserQuerySchema = z.strictObject({
  /** Part of the e-mail, whatever its case. */
  q: z.string().trim().max(SEARCH_TEXT_MAX).default(''),
  sort: z.enum(USER_SORTS).default('-created_at'),
  ...pagingFields,
});
export type AdminUserQuery = z.infer<typeof AdminUserQuerySchema>;

export const AdminUserListSchema = listOf(AdminUserSchema);
export type AdminUserList = z.infer<typeof AdminUserListSchema>;
