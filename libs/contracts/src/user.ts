import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from './constants.ts';

/** A password as it was typed: nothing is trimmed, folded or forbidden. */
export const PasswordSchema = z
  .string()
  .min(PASSWORD_MIN, { error: `Password must be at least ${PASSWORD_MIN} characters` })
  .max(PASSWORD_MAX, { error: `Password must be at most ${PASSWORD_MAX} characters` });

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

/** What an account is made of. The form of the e-mail is checked by the server, which normalises it first. */
export const NewAdminUserSchema = z.strictObject({
  email: z.string().max(1000, { error: 'Invalid email address' }),
  password: PasswordSchema,
  is_super_admin: z.boolean().default(false),
});
export type NewAdminUser = z.infer<typeof NewAdminUserSchema>;
