import { AppError } from '@tdt/contracts/errors';
import { type Context, type Result, UsageError } from '../../command.ts';
import { readPassword } from './read-password.ts';
import { roleOf } from './role.ts';

export interface CreateAdminOptions {
  email: string;
  /** May manage accounts, too. */
  super?: boolean;
  passwordStdin?: boolean;
  dryRun?: boolean;
}

/** `tdt admin create`: makes an account of the back office. An e-mail that is taken is refused with `DUPLICATE_EMAIL`. */
export async function createAdmin(options: CreateAdminOptions, context: Context): Promise<Result> {
  const { super: isSuper = false, passwordStdin = false, dryRun = false } = options;
  // A mistyped address is told before a password is typed, twice, for nothing.
  const email = await normalised(options.email);
  const password = await readPassword(passwordStdin, context.secrets);
  context.signal.throwIfAborted();
  const { users } = await context.open();
  const user = await users.create({ email, password, is_super_admin: isSuper }, { dryRun });
  const lines = [`${roleOf(user)} ${user.email} ${dryRun ? 'would be created' : 'created'}.`];
  if (!isSuper && !(await users.hasSuperAdmin())) {
    lines.push('There is no super admin yet: admin create --super makes one.');
  }
  return {
    data: dryRun ? { dry_run: true, email: user.email, is_super_admin: isSuper } : { dry_run: false, ...user },
    lines,
  };
}

/** Throws `UsageError` for what is no e-mail address. The core is loaded here and not before: help comes at once. */
async function normalised(text: string): Promise<string> {
  const { normaliseEmail } = await import('@tdt/core');
  try {
    return normaliseEmail(text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new UsageError(`Invalid email address: ${JSON.stringify(text)}.`, { cause: error });
  }
}
