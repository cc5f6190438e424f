import type { Context, Result } from '../../command.ts';
import { auditOutcome } from './audit-outcome.ts';
import { readPassword, requireEmail } from './read-credentials.ts';

export interface ResetPasswordOptions {
  email: string;
  passwordStdin?: boolean;
  dryRun?: boolean;
}

/** `tdt admin reset-password`: sets an account's password and ends its sessions. Refuses with `USER_NOT_FOUND`. */
export async function resetPassword(options: ResetPasswordOptions, context: Context): Promise<Result> {
  const { passwordStdin = false, dryRun = false } = options;
  const email = await requireEmail(options.email);
  const { users, audit } = await (dryRun ? context.openReader() : context.openWriter());
  // Checked first, before a password is typed for an unknown account.
  const user = await users.named(email);
  const password = await readPassword(passwordStdin, context.secrets);
  context.signal.throwIfAborted();
  const data = { dry_run: dryRun, id: user.id, email };
  if (dryRun) return { data, lines: [`The password of ${email} would be changed.`] };
  const reset = () => users.resetPassword(user.id, password);
  await auditOutcome({ audit, operator: context.operator }, 'tdt admin reset-password', email, reset, ['password']);
  return { data, lines: [`Password of ${email} changed; all its sessions have ended.`] };
}
