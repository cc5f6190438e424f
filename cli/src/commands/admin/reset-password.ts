import type { Context, Result } from '../../command.ts';
import { audited } from './audited.ts';
import { readPassword } from './read-password.ts';
import { typedEmail } from './typed-email.ts';

export interface ResetPasswordOptions {
  email: string;
  passwordStdin?: boolean;
  dryRun?: boolean;
}

/** `tdt admin reset-password`: another password for an account, whose sessions end. Nobody's: `USER_NOT_FOUND`. */
export async function resetPassword(options: ResetPasswordOptions, context: Context): Promise<Result> {
  const { passwordStdin = false, dryRun = false } = options;
  const email = await typedEmail(options.email);
  const { users, audit } = await context.open();
  // Before a password is typed, twice, for nobody.
  const user = await users.named(email);
  const password = await readPassword(passwordStdin, context.secrets);
  context.signal.throwIfAborted();
  const data = { dry_run: dryRun, id: user.id, email };
  if (dryRun) return { data, lines: [`The password of ${email} would be changed.`] };
  await audited({ audit, operator: context.operator }, 'tdt admin reset-password', email, () =>
    users.resetPassword(user.id, password),
  );
  return { data, lines: [`Password of ${email} changed; whoever was signed in with the old one no longer is.`] };
}
