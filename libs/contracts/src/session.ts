import { z } from 'zod';
import { ACCOUNT_MESSAGES, PASSWORD_MAX, PASSWORD_MIN } from './plain/accounts.ts';

/** The maximum only limits the size of a request; a longer password gets the same response as a wrong one. */
const password = z
  .string()
  .min(1, { error: ACCOUNT_MESSAGES.credentialsMissing })
  .max(1000, { error: ACCOUNT_MESSAGES.credentialsWrong });

export const LoginSchema = z.strictObject({ email: z.string().trim().pipe(password), password });
export type Login = z.infer<typeof LoginSchema>;

/** The signed-in user. */
export const SessionUserSchema = z.strictObject({ id: z.uuid(), email: z.string(), is_super_admin: z.boolean() });
export type SessionUser = z.infer<typeof SessionUserSchema>;

/** `null`: not signed in. */
export const SessionSchema = z.strictObject({ user: SessionUserSchema.nullable() });
export type Session = z.infer<typeof SessionSchema>;

export const SignedInSchema = z.strictObject({ user: SessionUserSchema });

const newPassword = z
  .string()
  .min(PASSWORD_MIN, { error: ACCOUNT_MESSAGES.newPasswordShort })
  .max(PASSWORD_MAX, { error: ACCOUNT_MESSAGES.newPasswordLong });

/** A change of one's own password. Only the form compares the two entries of the new password. */
export const PasswordChangeSchema = z.strictObject({ current_password: newPassword, new_password: newPassword });
export type PasswordChange = z.infer<typeof PasswordChangeSchema>;
