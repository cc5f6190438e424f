import type { Context, Result } from '../../command.ts';
import { auditOutcome } from './audit-outcome.ts';
import { requireEmail } from './read-credentials.ts';

export interface UnlockAdminOptions {
  email: string;
  dryRun?: boolean;
}

/** `tdt admin unlock`: has running sites drop the failed sign-ins of an account. Refuses with `USER_NOT_FOUND`. */
export async function unlockAdmin(
  { dryRun = false, ...options }: UnlockAdminOptions,
  context: Context,
): Promise<Result> {
  const email = await requireEmail(options.email);
  const { users, audit } = await (dryRun ? context.openReader() : context.openWriter());
  const { id } = await users.named(email);
  const data = { dry_run: dryRun, id, email };
  if (dryRun) return { data, lines: [`${email} would be unlocked.`] };
  await auditOutcome({ audit, operator: context.operator }, 'tdt admin unlock', email, () => users.unlock(id));
  return { data, lines: [`${email} is unlocked: its failed sign-ins no longer count.`] };
}
