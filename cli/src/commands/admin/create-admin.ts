import { roleName } from '@tdt/domain';
import type { Context, Result } from '../../command.ts';
import { audited } from './audited.ts';
import { readPassword } from './read-password.ts';
import { typedEmail } from './typed-email.ts';

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
  const email = await typedEmail(options.email);
  const password = await readPassword(passwordStdin, context.secrets);
  context.signal.throwIfAborted();
  const { users, audit } = await context.open();
  const create = () => users.create({ email, password, is_super_admin: isSuper }, { dryRun });
  const user = dryRun
    ? await create()
    : await audited({ audit, operator: context.operator }, 'tdt admin create', email, create);
  const lines = [`${roleName(user)} ${user.email} ${dryRun ? 'would be created' : 'created'}.`];
  if (!isSuper && !(await users.hasSuperAdmin())) {
    lines.push('There is no super admin yet: admin create --super makes one.');
  }
  return {
    data: dryRun ? { dry_run: true, email: user.email, is_super_admin: isSuper } : { dry_run: false, ...user },
    lines,
  };
}
