import { roleName } from '@tdt/contracts/plain';
import type { Context, Result } from '../../command.ts';
import { auditOutcome } from './audit-outcome.ts';
import { readPassword, requireEmail } from './read-credentials.ts';

export interface CreateAdminOptions {
  email: string;
  /** Can also manage accounts. */
  super?: boolean;
  passwordStdin?: boolean;
  dryRun?: boolean;
}

/**
 * `tdt admin create`: creates an account of the back office. Refuses an e-mail that is taken with `DUPLICATE_EMAIL`.
 */
export async function createAdmin(options: CreateAdminOptions, context: Context): Promise<Result> {
  const { super: isSuper = false, passwordStdin = false, dryRun = false } = options;
  // Checked first, before a password is typed for an invalid address or for the wrong database.
  const email = await requireEmail(options.email);
  const { users, audit } = await (dryRun ? context.openReader() : context.openWriter());
  const password = await readPassword(passwordStdin, context.secrets);
  context.signal.throwIfAborted();
  const create = () => users.create({ email, password, is_super_admin: isSuper }, { dryRun });
  const changes = [`role: ${roleName({ is_super_admin: isSuper })}`];
  const user = dryRun
    ? await create()
    : await auditOutcome({ audit, operator: context.operator }, 'tdt admin create', email, create, changes);
  const lines = [`${roleName(user)} ${user.email} ${dryRun ? 'would be created' : 'created'}.`];
  if (!isSuper && !(await users.hasSuperAdmin())) {
    lines.push('There is no super admin yet: admin create --super makes one.');
  }
  return {
    data: dryRun ? { dry_run: true, email: user.email, is_super_admin: isSuper } : { dry_run: false, ...user },
    lines,
  };
}
